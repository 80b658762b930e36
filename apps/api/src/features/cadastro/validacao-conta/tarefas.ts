import { ID_ESTADO_VALIDACAO } from '@rateia/domain/cadastro/validacao-conta';
import { APAGAR_ARQUIVOS } from '../../../db/arquivos-a-guardar.ts';
import { servir } from '../../../db/fila.ts';
import { quandoVencer } from '../../../db/prazos.ts';
import type { Deps } from '../../../http/deps.ts';
import { notificar } from '../../notificacoes/index.ts';
import {
  COMPARAR_IDENTIDADE,
  VALIDACAO_ANALISE_VENCE,
  VALIDACAO_APAGAR_IMAGENS,
  VALIDACAO_ESPERA_VENCE,
} from '../agenda.ts';
import { apagarArquivos, apagarImagens } from './apagar-imagens.ts';
import { compararIdentidade } from './comparar.ts';
import { moverValidacao } from './mover-validacao.ts';
import { travarValidacao } from './repository.ts';

export function tarefasDeIdentidade(deps: Deps) {
  return [
    servir(COMPARAR_IDENTIDADE, (dados, contexto) => compararIdentidade(deps, dados, contexto)),
    servir(APAGAR_ARQUIVOS, ({ nomes }) => apagarArquivos(deps.gateways.arquivos, nomes)),
  ];
}

/**
 * Three deadlines: a validation that was begun and not sent is deleted after a week; images are deleted after their
 * time; the person who waits is told of a late review.
 */
export function prazosDeIdentidade(deps: Deps) {
  return [
    quandoVencer(VALIDACAO_ESPERA_VENCE, async (trx, { alvoId }, agora) => {
      const validacao = await travarValidacao(trx, alvoId);
      if (validacao === undefined) return;
      // Sent meanwhile: there is no such step any more.
      await moverValidacao(trx, deps, { validacao, evento: 'expirar', quem: 'sistema', agora });
    }),
    quandoVencer(VALIDACAO_APAGAR_IMAGENS, async (trx, { alvoId }, agora) => {
      const validacao = await travarValidacao(trx, alvoId);
      if (validacao?.decididaEm == null) return;
      await apagarImagens(trx, { validacaoId: alvoId, agora });
    }),
    quandoVencer(VALIDACAO_ANALISE_VENCE, async (trx, { alvoId }, agora) => {
      const validacao = await travarValidacao(trx, alvoId);
      if (validacao?.estado !== ID_ESTADO_VALIDACAO.emAnalise) return;
      deps.log.error({ validacaoId: alvoId }, 'identity review is late');
      const { usuarioId, idPublico: id } = validacao;
      const fato = `${validacao.id}-${validacao.envios}`;
      await notificar(trx, { usuarioId, modelo: 'identidadeAindaEmAnalise', dados: { id }, fato, agora });
    }),
  ];
}
