import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { pendencia } from '@rateia/domain/notificacoes/pendencias';
import { ID_ESTADO_RETIRADA } from '@rateia/domain/retirada/regras';
import type { FonteDePendencias } from '../../http/feature.ts';

const { cancelada, devolvida, rascunho } = ID_ESTADO_RETIRADA;

/** A withdrawal that the bank sent back, until the person has asked for another one (REGRAS 1, 2.6). */
export const pendenciasDaRetirada: FonteDePendencias = async (db, { usuarioId }) => {
  const ultima = await db
    .selectFrom('retiradas')
    .select(['id', 'valor', 'estado'])
    .where('usuario_id', '=', usuarioId)
    .where('estado', 'not in', [cancelada, rascunho])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (ultima?.estado !== devolvida) return [];
  return [
    pendencia('retiradaDevolvida', {
      sobre: ultima.id,
      titulo: 'Sua retirada voltou',
      mensagem: `O banco não aceitou a retirada de ${formatarReais(centavos(ultima.valor))}. O valor inteiro está na sua carteira: confira para onde vai e peça de novo.`,
      link: '/carteira/retirada/valor',
    }),
  ];
};
