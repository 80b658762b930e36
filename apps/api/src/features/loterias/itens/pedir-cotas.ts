import { randomBytes } from 'node:crypto';
import type { Instante } from '@rateia/domain/datas';
import { totalDasCotas, valoresDasCotas } from '@rateia/domain/loterias/cota';
import { sql } from 'kysely';
import { temRestricao } from '../../../db/restricao.ts';
import { recusar } from '../../../http/erros.ts';
import type { PedidoDeItem } from '../../../http/itens.ts';
import type { Bolao } from '../boloes/bolao.ts';

/** Bytes of the salt that seals a holder's name in the proof. */
const BYTES_DO_SAL = 16;

export type PedidoDeCotas = {
  readonly bolao: Bolao;
  readonly usuarioId: number;
  readonly cotas: number;
  readonly agora: Instante;
  /** The end of the hold; null takes them at once (a late payment that is honoured). */
  readonly ate: Instante | null;
};

/** Cotas of a pool, to be held: all of them or none (REGRAS 2.12). */
export function pedirCotas({ bolao, usuarioId, cotas, agora, ate }: PedidoDeCotas): PedidoDeItem {
  const valores = valoresDasCotas(
    { cota: bolao.valorCota, taxa: bolao.valorTaxa, subsidio: bolao.valorSubsidio },
    cotas,
  );
  const sal = randomBytes(BYTES_DO_SAL).toString('hex');
  return {
    ordem: bolao.id,
    item: {
      tipo: 'cota',
      quantidade: cotas,
      valor: totalDasCotas(valores),
      guardar: ({ nome, itemId }) => ({
        partes: [
          {
            nome: `${nome}_cotas`,
            comando: sql`
              insert into itens_de_cota (item_id, bolao_id, usuario_id, valor_cota, valor_taxa, valor_subsidio, sal)
              values (${itemId}, ${bolao.id}, ${usuarioId}, ${valores.cota}, ${valores.taxa}, ${valores.subsidio}, ${sal})
              returning item_id`,
          },
        ],
      }),
    },
    ocupar: async (trx, { itemId }) => {
      const [estado, evento, quem] =
        ate === null ? ['vendida', 'honrarPagamento', 'sistema'] : ['retida', 'reter', 'membro'];
      const { rows } = await sql<{ readonly ocupou: boolean }>`
        select ocupar_cotas(${bolao.id}, ${itemId}, ${cotas}, ${estado}, ${ate}, ${evento}, ${quem}, ${agora}) as ocupou`
        .execute(trx)
        .catch((erro: unknown) => {
          if (temRestricao(erro, 'cotas_promocionais')) return recusar('umaCotaPorPessoa');
          throw erro;
        });
      return rows[0]?.ocupou === true;
    },
  };
}
