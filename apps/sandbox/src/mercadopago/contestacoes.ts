import { HTTP } from '@rateia/domain/http';
import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../contexto.ts';
import { contestacoesDe } from './guarda.ts';
import { naoAchado, recusar } from './recusas.ts';

/** Disputes, as the server of a shop asks for them, and the files by which it answers one. */
export function rotasDasContestacoes(app: FastifyInstance, contexto: Contexto): void {
  type Alvo = { readonly Params: { readonly id: string } };
  const servico = 'mercadoPago' as const;

  app.get<Alvo>('/v1/chargebacks/:id', { config: { servico, soPergunta: true as const } }, async (pedido, resposta) => {
    const c = contestacoesDe(contexto)[pedido.params.id];
    if (c === undefined) return naoAchado(resposta);
    return {
      id: c.id,
      payments: [c.pagamento],
      coverage_applied: false,
      coverage_elegible: false,
      documentation_required: true,
      documentation_status: c.documentation_status,
      date_documentation_deadline: c.date_documentation_deadline,
    };
  });

  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_pedido, corpo, pronto) =>
    pronto(null, corpo),
  );
  app.post<Alvo>('/v1/chargebacks/:id/documentation', { config: { servico } }, async (pedido, resposta) => {
    const c = contestacoesDe(contexto)[pedido.params.id];
    if (c === undefined) return naoAchado(resposta);
    const bytes = Buffer.isBuffer(pedido.body) ? pedido.body : Buffer.alloc(0);
    const nome = nomeDoArquivo(bytes);
    const tarde = Date.parse(contexto.relogio.agora()) > Date.parse(c.date_documentation_deadline);
    if (nome === undefined || tarde || pedido.falha?.modo === 'recusado')
      return recusar(resposta, HTTP.pedidoInvalido, 'invalid_documentation');
    c.arquivos.push({ nome, tamanho: bytes.length });
    c.documentation_status = 'review_pending';
    contexto.guarda.alterado();
    return { id: c.id, documentation_status: c.documentation_status };
  });
}

/** The name of the one file of a form; pictures and PDF are taken, nothing else. */
function nomeDoArquivo(bytes: Buffer): string | undefined {
  const cabeca = bytes.subarray(0, 400).toString('latin1');
  return /name="files\[\]"; filename="([\w.-]+\.(?:pdf|png|jpe?g))"/.exec(cabeca)?.[1];
}
