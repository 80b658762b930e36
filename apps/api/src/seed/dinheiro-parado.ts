import { centavos } from '@rateia/domain/dinheiro';
import { emTransacao } from '../db/banco.ts';
import { documentos } from '../features/checkout/compra/documentos.ts';
import { pix } from '../features/pagamentos/meios/pix/pix.ts';
import { receberDinheiro } from '../features/pagamentos/recebimentos/receber.ts';
import type { Gente } from './gente.ts';
import type { MundoPassado } from './mundo.ts';

const SEM_COBRANCA = centavos(8_640);
const DE_TERCEIRO = 12_000;

/** Leaves two matters for the operation: a Pix for no charge of ours, and a return that the bank did not make. */
export async function deixarDinheiroParado(
  mundo: MundoPassado,
  { dono, parente }: { readonly dono: Gente; readonly parente: Gente },
): Promise<void> {
  const { deps } = mundo.aplicacao;
  const horario = mundo.agora();
  await emTransacao(deps.db, (trx) =>
    receberDinheiro(trx, deps, {
      documentos,
      meio: pix,
      recebido: {
        referencia: `E00000000${horario.slice(0, 10).replaceAll('-', '')}SEMCOBRANCA0001`,
        cobranca: null,
        valor: SEM_COBRANCA,
        horario,
        pagadorIndice: deps.cifra.indice(dono.cpf, 'usuario:cpf'),
        devolucoes: [],
      },
    }),
  );
  const { idPagamento: id } = await mundo.chamar('comprarCredito', { valor: DE_TERCEIRO, meioPagamento: 12 }, dono);
  await mundo.assentar();
  const { identificadorPagamento } = await mundo.chamar('getPagamentoStatus', { id }, dono);
  mundo.fora.recusarProximaDevolucao();
  mundo.fora.pagar(identificadorPagamento, parente.cpf);
  await mundo.chamar('verificarPagamento', { id }, dono);
  await mundo.assentar();
}
