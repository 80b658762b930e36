import { diaDe } from '@rateia/domain/datas';
import { CATEGORIA_COMUNICACAO } from '@rateia/domain/notificacoes/preferencias';
import { ehIdDe } from '@rateia/domain/tabela';
import { enfileirar, servir } from '../../db/fila.ts';
import { quandoVencer } from '../../db/prazos.ts';
import type { Deps } from '../../http/deps.ts';
import {
  COMUNICADO_ENVIAR,
  ENTREGAR_NOTIFICACAO,
  ENVIAR_COMUNICADO,
  ENVIAR_EMAIL,
  ENVIAR_PUSH,
  ENVIAR_SMS,
  NOTIFICACAO_RESUMO,
} from './agenda.ts';
import { enviarComunicado } from './comunicados/enviar-comunicado.ts';
import { anotarDesfecho, dispensarSeRecusada } from './entregas/anotar-desfecho.ts';
import { entregarNotificacao } from './entregas/entregar.ts';
import type { Destinatario } from './entregas/entregas-repository.ts';
import { findDestinatario, foiEntregue } from './entregas/entregas-repository.ts';
import { enviarAoTelefone } from './entregas/enviar-ao-telefone.ts';
import { enviarPush } from './entregas/enviar-push.ts';
import { montarEmail } from './entregas/montar-email.ts';
import { resumir } from './entregas/resumir.ts';
import type { DadosDoModelo } from './modelos/modelo.ts';
import { preencher } from './modelos/preencher.ts';
import { cabecalhosDeDescadastro, hashDeDescadastro } from './preferencias/descadastro-link.ts';

export function prazosDeNotificacoes() {
  return [
    quandoVencer(NOTIFICACAO_RESUMO, resumir),
    quandoVencer(COMUNICADO_ENVIAR, (trx, { alvoId }) => enfileirar(trx, ENVIAR_COMUNICADO, { comunicadoId: alvoId })),
  ];
}

/** Deciding, and one job per channel. A message that is no longer there is not sent. */
export function tarefasDeNotificacoes(deps: Deps) {
  const { db, gateways } = deps;
  return [
    servir(ENTREGAR_NOTIFICACAO, (pedido) => entregarNotificacao(deps, pedido)),
    servir(ENVIAR_PUSH, (pedido, contexto) => enviarPush(deps, pedido, contexto)),
    servir(ENVIAR_COMUNICADO, ({ comunicadoId }) => enviarComunicado(deps, comunicadoId)),
    servir(ENVIAR_EMAIL, async ({ notificacaoId, para }, { requestId, tentativa }) => {
      const n = await findDestinatario(db, notificacaoId);
      if (n === undefined || (await dispensarSeRecusada(deps, n, 'email'))) return;
      // An earlier run of this job ended, and died before the queue was told: the person has the message, so it is not
      // sent anew.
      if (await foiEntregue(db, { notificacaoId, canal: 'email' })) return;
      const resultado = await gateways.email.enviar(
        { id: `aviso-${n.id}`, para: para ?? n.email, ...emailDe(deps, n) },
        requestId === undefined ? {} : { requestId },
      );
      await anotarDesfecho(deps, { notificacaoId, canal: 'email', resultado, tentativa });
    }),
    servir(ENVIAR_SMS, (pedido, contexto) => enviarAoTelefone(deps, pedido, contexto)),
  ];
}

/** An e-mail that may be refused says how, to people and to mail programs (RFC 8058). */
function emailDe({ config, cifra, relogio }: Deps, n: Destinatario) {
  const { usuarioId, nome, categoria } = n;
  const conteudo = preencher(n.modelo, n.dados as DadosDoModelo, diaDe(relogio.agora()));
  if (!ehIdDe(CATEGORIA_COMUNICACAO, categoria)) return montarEmail({ conteudo, appUrl: config.appUrl, nome });
  const descadastro = `${config.appUrl}/unsubscribe/${hashDeDescadastro(cifra, { usuarioId, categoria })}`;
  return {
    ...montarEmail({ conteudo, appUrl: config.appUrl, nome, descadastro }),
    cabecalhos: cabecalhosDeDescadastro(descadastro),
  };
}
