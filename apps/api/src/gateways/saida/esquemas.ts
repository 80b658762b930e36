import { ehDia } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { z } from 'zod';
import type { SaidaDoFio } from '../boleto/esquemas.ts';
import { saidaDoFio } from '../boleto/esquemas.ts';
import type { BoletoPrevisto, SituacaoDoBanco } from './port.ts';

export const listaDeTransferencias = z.object({ transfers: z.array(saidaDoFio), cursor: z.string().nullish() });
export const listaDePagamentos = z.object({ payments: z.array(saidaDoFio), cursor: z.string().nullish() });

const ESTADOS = { active: 'ativo', expired: 'vencido' } as const;

/** The preview of a bank's boleto; a bill of a utility has another shape, and is no boleto. */
export const previas = z.object({
  previews: z
    .array(
      z.object({
        type: z.literal('boleto-payment'),
        payment: z.object({
          status: z.string(),
          amount: z.int().nonnegative().transform(centavos),
          due: z
            .string()
            .transform((texto) => texto.slice(0, 10))
            .refine(ehDia),
          receiverName: z.string().nullish(),
          receiverTaxId: z.string().nullish(),
          name: z.string(),
          taxId: z.string(),
        }),
      }),
    )
    .length(1),
});

/** The payee is the final receiver where the registry knows one: a bank may have issued the boleto for another. */
export function emPrevisto({ payment: p }: z.output<typeof previas>['previews'][number]): BoletoPrevisto {
  return {
    estado: p.status === 'active' || p.status === 'expired' ? ESTADOS[p.status] : 'inativo',
    valor: p.amount,
    vencimento: p.due,
    beneficiario: p.receiverName ?? p.name,
    documento: (p.receiverTaxId ?? p.taxId).replace(/\D/g, ''),
  };
}

/** A second entry of the statement is the money back, whatever the state says (facts sheet, 6.4). */
export function emSituacao({ id, status, amount: valor, transactionIds }: SaidaDoFio): SituacaoDoBanco {
  const voltou = (transactionIds?.length ?? 0) > 1;
  if (status === 'failed' || status === 'canceled' || voltou)
    return { estado: 'NAO_REALIZADO', valor, e2eid: id, motivo: voltou ? 'devolvido' : status };
  if (status === 'success') return { estado: 'REALIZADO', valor, e2eid: id };
  return { estado: 'EM_PROCESSAMENTO', valor, e2eid: id };
}
