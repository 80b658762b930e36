import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { checkout } from '@rateia/contracts/checkout';
import { centavos } from '@rateia/domain/dinheiro';
import type { OfertaDeMeio } from '@rateia/domain/pagamentos/meios';
import { meiosDePagamento } from '@rateia/domain/pagamentos/meios';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { saldoDisponivel } from '../livro/index.ts';
import { provedorDoMeio, realizavel } from './meio-escolhido.ts';

type Contrato = typeof checkout.getMeioPagamento;

const MOTIVOS = { saldoInsuficiente: 'Saldo insuficiente', valorMinimo: 'Valor abaixo do mínimo' } as const;
const DESCRICOES: Partial<Record<OfertaDeMeio['nome'], string>> = {
  credito: 'Na hora, com o saldo da sua carteira',
  pix: 'Na hora, com o aplicativo do seu banco',
};

/** Ways of paying an amount that are switched on, cheapest first; one that cannot be used now says why (REGRAS 2.4). */
export const getMeioPagamento = async (
  { db, deps, usuario }: ContextoUsuario,
  { query: { valor, finalidade } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> => {
  const saldo = await saldoDisponivel(db, usuario.id);
  const pedido = { valor: centavos(valor), saldo, finalidade: finalidade as 1 | 2 | 3 };
  const meios = meiosDePagamento(pedido, await deps.regras()).filter(({ nome }) => realizavel(nome));
  return {
    meios: meios.map((m) => ({
      id: m.id,
      provedor: provedorDoMeio(m.nome),
      nome: m.rotulo,
      descricao: DESCRICOES[m.nome] ?? m.textoDoCusto,
      custo: m.custo,
      disponivel: m.disponivel,
      motivo: m.motivo === undefined ? null : MOTIVOS[m.motivo],
    })),
    saldo,
  };
};
