import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../contexto.ts';
import { objeto } from '../psp/validacao.ts';

/**
 * A risk provider: judges the data that a browser gives about itself. An emulator is a high risk. A browser driven by a
 * program is noted but not held against it, because tests use one. A browser with a new trait is a medium risk.
 */
export function rotasDeAntifraude(app: FastifyInstance, { credenciais }: Contexto): void {
  app.post('/antifraude/v1/avaliacoes', { config: { servico: 'antifraude' } }, async (pedido, resposta) => {
    if (pedido.headers.authorization !== `Bearer ${credenciais.tokenAntifraude}`) {
      return resposta.code(401).send({ erro: 'token' });
    }
    const fatos = objeto(objeto(pedido.body)['fatos']);
    if (typeof fatos['fuso'] !== 'string' || pedido.falha?.modo === 'recusado') {
      return resposta.code(422).send({ erro: 'fatos' });
    }
    if (String(fatos['plataforma']).startsWith('Emulador')) return { risco: 'alto', motivos: ['emulador'] };
    if (fatos['mudou'] === true) return { risco: 'medio', motivos: ['impressaoMudou'] };
    return { risco: 'baixo', motivos: fatos['automatizado'] === true ? ['automatizado'] : [] };
  });
}
