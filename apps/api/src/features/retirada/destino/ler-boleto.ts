import type { Recebida } from '@rateia/contracts/chamada';
import type { retirada } from '@rateia/contracts/retirada';
import { diaDe } from '@rateia/domain/datas';
import type { RecusaDoBoleto } from '@rateia/domain/pagamentos/linha-digitavel';
import { lerBoleto as lerLinha } from '@rateia/domain/pagamentos/linha-digitavel';
import type { RecusaDoBeneficiario } from '@rateia/domain/retirada/boleto-a-pagar';
import { recusaDoBeneficiario } from '@rateia/domain/retirada/boleto-a-pagar';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirValidacoes } from '../../cadastro/index.ts';
import { mostrarBoleto } from '../presenter.ts';
import { boletoTomado, guardarBoleto } from './boletos.ts';

const DA_LINHA: Readonly<Record<RecusaDoBoleto, string>> = {
  tamanho: 'A linha digitável tem 47 números. Confira se copiou inteira.',
  convenio: 'Esta é uma conta de consumo ou um imposto. Por aqui só dá para pagar boletos de banco, de 47 números.',
  campo1: 'Há um número errado no primeiro grupo da linha.',
  campo2: 'Há um número errado no segundo grupo da linha.',
  campo3: 'Há um número errado no terceiro grupo da linha.',
  moeda: 'Este boleto não é em reais.',
  digitoGeral: 'Há um número errado no fim da linha.',
};
const SEM_VALOR = 'Este boleto não diz o valor, e por aqui só dá para pagar os que dizem.';
const DO_BENEFICIARIO: Readonly<Record<RecusaDoBeneficiario, string>> = {
  carteira: 'Este boleto coloca dinheiro em uma carteira digital. Para isso, retire por Pix para a sua chave.',
  apostas: 'Este boleto é de uma casa de apostas, e o saldo da carteira não paga apostas.',
};

/**
 * Reads a boleto that the balance shall pay. The check digits are ours; amount and payee are the registry's, and are kept
 * for the withdrawal that pays it (REGRAS 2.6; facts sheet 6.3).
 */
export async function lerBoleto(ctx: ContextoUsuario, { body }: Recebida<typeof retirada.lerBoleto>) {
  const { db, deps, usuario, agora } = ctx;
  await exigirValidacoes(db, usuario.id, ['telefone', 'email', 'dadosFiscais']);
  const { saida } = deps.gateways;
  if (saida === undefined) return recusar('retiradaIndisponivel');
  const lida = lerLinha(body.linha, diaDe(agora));
  if (!lida.ok)
    return recusar('boletoInvalido', { valores: { motivo: DA_LINHA[lida.recusa] }, dados: { qual: lida.recusa } });
  if (await boletoTomado(db, lida.codigoDeBarras)) return recusar('boletoJaPago');
  const previa = await saida.preverBoleto(lida.codigoDeBarras);
  if (previa.situacao === 'indisponivel' || previa.situacao === 'desconhecido') return recusar('indisponivel');
  if (previa.situacao !== 'ok')
    return recusar('boletoInvalido', { valores: { motivo: 'Nenhum banco conhece este boleto. Confira a linha.' } });
  const { estado, valor, vencimento, beneficiario, documento } = previa.valor;
  if (estado !== 'ativo') return recusar(estado === 'vencido' ? 'boletoVencido' : 'boletoJaPago');
  const motivo = recusaDoBeneficiario({ nome: beneficiario, documento });
  if (motivo !== undefined) return recusar('boletoNaoAceito', { valores: { motivo: DO_BENEFICIARIO[motivo] } });
  if (valor <= 0) return recusar('boletoInvalido', { valores: { motivo: SEM_VALOR } });
  const guardado = await guardarBoleto(db, {
    usuarioId: usuario.id,
    codigo: lida.codigoDeBarras,
    beneficiario,
    documento: mascararDocumento(documento),
    valor,
    vencimento,
    lidoEm: agora,
  });
  return mostrarBoleto(guardado, await deps.regras());
}

/** `•••.222.333-••` and `11.222.333/••••-••`. */
function mascararDocumento(documento: string): string {
  return documento.length === 11
    ? documento.replace(/^\d{3}(\d{3})(\d{3})\d{2}$/, '•••.$1.$2-••')
    : documento.replace(/^(\d{2})(\d{3})(\d{3})\d+$/, '$1.$2.$3/••••-••');
}
