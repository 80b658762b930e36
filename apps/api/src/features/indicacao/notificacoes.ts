import type { EfeitoConexao } from '@rateia/domain/indicacao/rede';
import type { Trx } from '../../db/banco.ts';
import { notificar } from '../notificacoes/index.ts';

const MODELOS = { notificarConvite: 'conviteDaRede', notificarAceite: 'conviteAceito' } as const;

/** Tells the other person of an invitation or of its acceptance (spec A§3 conectarRede 264). */
export async function notificarNaRede(
  trx: Trx,
  {
    efeitos,
    de,
    para,
    agora,
    requestId,
  }: {
    readonly efeitos: readonly EfeitoConexao[];
    readonly de: number;
    readonly para: number;
    readonly agora: string;
    readonly requestId: string | undefined;
  },
): Promise<void> {
  if (efeitos.length === 0) return;
  const { primeiro_nome: nome } = await trx
    .selectFrom('usuarios')
    .select('primeiro_nome')
    .where('id', '=', de)
    .executeTakeFirstOrThrow();
  const rastro = requestId === undefined ? {} : { requestId };
  for (const efeito of efeitos)
    await notificar(trx, {
      usuarioId: para,
      modelo: MODELOS[efeito],
      dados: { nome },
      fato: `${de}:${agora}`,
      autorId: de,
      agora,
      ...rastro,
    });
}
