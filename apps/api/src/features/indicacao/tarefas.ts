import { emTransacao } from '../../db/banco.ts';
import { servir } from '../../db/fila.ts';
import type { Deps } from '../../http/deps.ts';
import { ErroDeCatalogo } from '../../http/erros.ts';
import { CONFERIR_INDICACOES, CONVIDAR_POR_CONTATO } from './agenda.ts';
import { moverConexao } from './conexoes/mover-conexao.ts';
import { CONTEXTO_DO_CONTATO } from './convites/contexto-do-contato.ts';
import { conferirIndicacoes } from './indicacoes/conferir-indicacoes.ts';
import { idPorContato } from './pessoas-repository.ts';

/** Context under which the registration indexes phones. */
const CONTEXTO_DO_TELEFONE = 'usuario:telefone';

/** Carries out an invitation to an e-mail or phone; if no account has it, nothing happens. */
export function tarefasDeIndicacao(deps: Deps) {
  return [
    servir(CONFERIR_INDICACOES, () => conferirIndicacoes(deps)),
    servir(CONVIDAR_POR_CONTATO, async ({ usuarioId, contatoCifrado, relacionamento }, { requestId }) => {
      const { db, cifra, relogio } = deps;
      const contato = cifra.decifrar(Buffer.from(contatoCifrado, 'base64'), CONTEXTO_DO_CONTATO);
      const alvo = contato.includes('@')
        ? { email: contato }
        : { telefoneIndice: cifra.indice(contato, CONTEXTO_DO_TELEFONE) };
      const outro = await idPorContato(db, alvo);
      if (outro === undefined) return;
      const autor = { deps, usuario: { id: usuarioId }, agora: relogio.agora(), requestId };
      try {
        await emTransacao(db, (trx) =>
          moverConexao(trx, autor, { outro, evento: 'convidar', relacionamento, oculta: true }),
        );
      } catch (erro) {
        // The two are connected already, one blocked the other, or both are the same person: there is nothing to do, and
        // no person to tell.
        if (!(erro instanceof ErroDeCatalogo)) throw erro;
      }
    }),
  ];
}
