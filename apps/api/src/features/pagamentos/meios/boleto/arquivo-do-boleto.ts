import { ID_ESTADO_PAGAMENTO } from '@rateia/domain/pagamentos/pagamento';
import type { Executor } from '../../../../db/banco.ts';
import type { Gateways } from '../../../../http/deps.ts';

type DoDono = { readonly idPublico: string; readonly usuarioId: number };

/** The bill at its provider that one's own payment waits for; undefined where there is none to be paid. */
export async function boletoAberto(db: Executor, { idPublico, usuarioId }: DoDono): Promise<string | undefined> {
  const achado = await db
    .selectFrom('pagamentos as p')
    .innerJoin('cobrancas_boleto as c', 'c.pagamento_id', 'p.id')
    .select('c.boleto_id as id')
    .where('p.id_publico', '=', idPublico)
    .where('p.usuario_id', '=', usuarioId)
    .where('p.estado', '=', ID_ESTADO_PAGAMENTO.aguardando)
    .where('c.linha', 'is not', null)
    .executeTakeFirst();
  return achado?.id ?? undefined;
}

const COMECO_DE_PDF = '%PDF-';

/** The bill as its bank prints it, with line and bars; undefined while the bank does not give it (REGRAS 2.4). */
export async function folhaDoBoleto({ boleto }: Pick<Gateways, 'boleto'>, id: string): Promise<Buffer | undefined> {
  const lida = await boleto?.arquivo(id);
  if (lida?.situacao !== 'ok') return undefined;
  return lida.valor.subarray(0, COMECO_DE_PDF.length).toString('latin1') === COMECO_DE_PDF ? lida.valor : undefined;
}
