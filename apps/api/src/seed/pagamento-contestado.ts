import { centavos } from '@rateia/domain/dinheiro';
import { emTransacao } from '../db/banco.ts';
import { documentos } from '../features/checkout/compra/documentos.ts';
import { pix } from '../features/pagamentos/meios/pix/pix.ts';
import { receberDinheiro } from '../features/pagamentos/recebimentos/receber.ts';
import type { Gente } from './gente.ts';
import { recarregar } from './gente.ts';
import type { MundoPassado } from './mundo.ts';

const RECARGA = 9_500;

/** A top-up that came back: its payer reported it to his bank, and the operation has an answer to give (REGRAS part 3, MED). */
export async function contestarRecarga(mundo: MundoPassado, quem: Gente): Promise<void> {
  await recarregar(mundo, [{ quem, valor: RECARGA }]);
  const { deps } = mundo.aplicacao;
  const recebido = await deps.db
    .selectFrom('recebimentos as x')
    .innerJoin('pagamentos as p', 'p.id', 'x.pagamento_id')
    .select(['x.referencia', 'x.cobranca', 'x.valor', 'x.horario', 'x.pagador_cpf_indice as pagadorIndice'])
    .where('p.usuario_id', '=', quem.id)
    .executeTakeFirstOrThrow();
  const valor = centavos(recebido.valor);
  const devolucao = { id: `MED${recebido.referencia.slice(-8)}`, passo: 'devolver', valor, contestada: true } as const;
  await emTransacao(deps.db, (trx) =>
    receberDinheiro(trx, deps, { documentos, meio: pix, recebido: { ...recebido, valor, devolucoes: [devolucao] } }),
  );
}
