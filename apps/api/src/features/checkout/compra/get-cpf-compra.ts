import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { checkout } from '@rateia/contracts/checkout';
import { faltamNaCompra, soDoProprioCpf } from '@rateia/domain/pagamentos/cpf-da-compra';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { fiscaisDaCompra } from '../../cadastro/index.ts';
import { acharMeio, cobraPorProvedor } from '../../pagamentos/index.ts';

type Contrato = typeof checkout.getCpfCompra;

/** The CPF that pays a purchase, and what the purchase still lacks (spec A§7; REGRAS 1 cpf-compra). */
export async function getCpfCompra(
  { db, deps, usuario }: ContextoUsuario,
  { query: { para, meioPagamento } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const { cpf, dadosFiscais, endereco } = await fiscaisDaCompra(db, deps.cifra, usuario.id);
  const meio = meioPagamento === undefined ? undefined : acharMeio(meioPagamento);
  const pedeEndereco = meio !== undefined && cobraPorProvedor(meio) && meio.regra.pedeEndereco === true;
  return { cpf, soDoProprio: soDoProprioCpf(para), faltam: faltamNaCompra({ dadosFiscais, endereco, pedeEndereco }) };
}
