import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { pagamentos } from '@rateia/contracts/pagamentos';
import { centavos } from '@rateia/domain/dinheiro';
import { FINALIDADE_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import type { Meio, MotivoIndisponivel } from '@rateia/domain/pagamentos/meio';
import { ofertasDeMeios } from '@rateia/domain/pagamentos/meios';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { saldoDisponivel } from '../../livro/index.ts';
import { cobraPorProvedor } from '../meios/meio.ts';
import { meiosOferecidos } from '../meios/meios.ts';

type Contrato = typeof pagamentos.getMeioPagamento;

const MOTIVOS: Readonly<Record<MotivoIndisponivel, string>> = {
  saldoInsuficiente: 'Saldo insuficiente',
  valorMinimo: 'Valor abaixo do mínimo',
};

/** Ways of paying an amount that are switched on, cheapest first; one that cannot be used now says why (REGRAS 2.4). */
export async function getMeioPagamento(
  { db, deps, usuario }: ContextoUsuario,
  { query: { valor, finalidade } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const saldo = await saldoDisponivel(db, usuario.id);
  const pedido = { valor: centavos(valor), saldo, recarga: finalidade === FINALIDADE_PAGAMENTO.credito.id };
  const oferecidos: Meio[] = [];
  for (const meio of meiosOferecidos(deps))
    if (!cobraPorProvedor(meio) || (await meio.ofereceA?.(db, usuario.id)) !== false) oferecidos.push(meio.regra);
  return {
    meios: ofertasDeMeios(oferecidos, pedido, await deps.regras()).map((m) => ({
      id: m.id,
      provedor: m.provedor,
      nome: m.rotulo,
      descricao: m.descricao,
      custo: m.custo,
      disponivel: m.disponivel,
      motivo: m.motivo === undefined ? null : MOTIVOS[m.motivo],
    })),
    saldo,
  };
}
