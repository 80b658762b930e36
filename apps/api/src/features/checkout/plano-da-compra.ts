import { ID_STATUS_FATURA, ID_STATUS_PREVISAO } from '@rateia/domain/carteira/estados';
import { compra } from '@rateia/domain/carteira/lancamentos';
import type { Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import { ID_VISIBILIDADE_GRUPO } from '@rateia/domain/grupos/enums';
import { ID_STATUS_GRUPO, vendavel } from '@rateia/domain/grupos/estados';
import { composicao } from '@rateia/domain/grupos/precos';
import { custoPeloMeio } from '@rateia/domain/pagamentos/meio';
import { credito } from '@rateia/domain/pagamentos/meios/credito';
import type { Regras } from '@rateia/domain/regras';
import type { Vitrine } from './vitrine.ts';

const VENDAVEIS = Object.values(ID_STATUS_GRUPO).filter(vendavel);

/**
 * Everything a direct purchase writes, decided by the domain and handed to the database function, which only enforces.
 * One plan is one purchase; the function can be given many (ADR 011).
 */
export const planoDaCompra = ({
  vitrine,
  vagas,
  usuarioId,
  agora,
  regras,
}: {
  readonly vitrine: Vitrine;
  readonly vagas: number;
  readonly usuarioId: number;
  readonly agora: Instante;
  readonly regras: Regras;
}) => {
  const taxasMeio = custoPeloMeio(credito, regras);
  const preco = composicao({ preco: vitrine, vagas, exigeCaucao: vitrine.exigeCaucao, taxaMeio: taxasMeio });
  const { parte, taxa, caucao, custoMeio, totalHoje } = preco;
  const { administradorId: administrador } = vitrine;
  const origem = { saldo: totalHoje };
  const { motivo, partidas } = compra({ membro: usuarioId, administrador, parte, taxa, caucao, custoMeio, origem });
  return {
    agora,
    hoje: diaDe(agora),
    grupo: vitrine.id,
    publica: vitrine.publica,
    visibilidadePublica: ID_VISIBILIDADE_GRUPO.publico,
    vagas,
    versaoPreco: vitrine.versaoPreco,
    vendaveis: VENDAVEIS,
    valorSemTaxas: vitrine.valorSemTaxas,
    valorTaxa: vitrine.valorTaxa,
    plano: parte,
    taxa,
    caucao,
    custoMeio,
    valorTotal: totalHoje,
    meio: credito.id,
    taxasMeio,
    administrador,
    pendente: ID_STATUS_FATURA.pendente,
    pago: ID_STATUS_FATURA.pago,
    previsto: ID_STATUS_PREVISAO.previsto,
    motivo,
    partidas,
  };
};
