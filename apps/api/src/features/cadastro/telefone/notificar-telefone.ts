import { diaDe } from '@rateia/domain/datas';
import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { MARCA } from '@rateia/domain/marca';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { enfileirar, servir } from '../../../db/fila.ts';
import type { Deps } from '../../../http/deps.ts';
import { encerrarEntrega, notificar } from '../../notificacoes/index.ts';
import { NOTIFICAR_TELEFONE } from '../agenda.ts';
import { CONTEXTO } from '../dados-fiscais/pessoais.ts';
import { donoDoTelefone } from './telefones-repository.ts';

type Aviso = {
  readonly telefone: string;
  /** `trocado`: it left its account. `pedidoPorOutro`: another account asked for it. */
  readonly aviso: 'trocado' | 'pedidoPorOutro';
  readonly agora: string;
  readonly requestId: string;
};

/** Queues a message to a number in the caller's transaction: whose number it is, is looked up when it is sent (REGRAS 2.21). */
export async function notificarTelefone(
  trx: Trx,
  { cifra }: Deps,
  { telefone, aviso, agora, requestId }: Aviso,
): Promise<void> {
  const telefoneCifrado = cifra.cifrar(telefone, CONTEXTO.telefone).toString('base64');
  await enfileirar(trx, NOTIFICAR_TELEFONE, { telefoneCifrado, aviso, em: agora }, { requestId });
}

/**
 * Tells a phone by SMS. The account that has the number is told there too, at most once a day about the tries of
 * others.
 */
export function tarefaDeNotificarTelefone(deps: Deps) {
  return [
    servir(NOTIFICAR_TELEFONE, async ({ telefoneCifrado, aviso, em }, { requestId }) => {
      const { cifra, config, db, gateways, log } = deps;
      const contexto = requestId === undefined ? {} : { requestId };
      const telefone = cifra.decifrar(Buffer.from(telefoneCifrado, 'base64'), CONTEXTO.telefone);
      if (aviso === 'pedidoPorOutro') {
        const indice = cifra.indice(telefone, CONTEXTO.telefone);
        const usuarioId = await donoDoTelefone(db, indice);
        if (usuarioId === undefined) return;
        const modelo = 'telefonePedidoPorOutro';
        await emTransacao(db, (trx) =>
          notificar(trx, { usuarioId, modelo, dados: {}, fato: diaDe(em), agora: em, ...contexto }),
        );
      }
      const texto =
        aviso === 'trocado'
          ? `${MARCA}: a sua conta trocou de telefone em ${formatarMomento(em)} e deixou este número. Se não foi você, bloqueie a conta: ${config.appUrl}/usuario/bloqueia`
          : `${MARCA}: alguém pediu um código para usar este número em outra conta. Nada mudou na sua. Se foi você, entre com a conta que já tem este número.`;
      const canal = 'sms';
      encerrarEntrega(await gateways.mensagem.enviarSms({ para: `55${telefone}`, texto }, contexto), {
        log,
        canal,
        id: `telefone-${aviso}`,
      });
    }),
  ];
}
