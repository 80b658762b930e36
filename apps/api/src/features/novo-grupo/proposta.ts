import type { Recebida } from '@rateia/contracts/chamada';
import type { novoGrupo } from '@rateia/contracts/novo-grupo';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, multiplicar, subtrair } from '@rateia/domain/dinheiro';
import { ID_STATUS_SERVICO, ID_TIPO_GRUPO } from '@rateia/domain/grupos/enums';
import { precoDaVaga, tetoPorVaga } from '@rateia/domain/grupos/precos';
import type { Regras } from '@rateia/domain/regras';
import type { Executor } from '../../db/banco.ts';
import { recusar } from '../../http/erros.ts';
import { planosDoServico } from '../grupos/index.ts';
import type { Servico } from './repository.ts';
import { acharServico } from './repository.ts';

export type GrupoNovo = Recebida<typeof novoGrupo.createGrupo>['body'];
type Pedido = Pick<GrupoNovo, 'idServico' | 'idPlano' | 'valor' | 'lugares' | 'totalVagas' | 'tipo'>;

/** A proposed group with its data from the catalogue and the price for each member. */
export type Proposta = {
  readonly servico: Servico;
  readonly plano:
    | { readonly id: number; readonly valor: Centavos; readonly lugares: number; readonly periodo: number }
    | undefined;
  readonly taxaReduzida: boolean;
  readonly valorSemTaxas: Centavos;
  readonly valorTaxa: Centavos;
  /** The administrator's own part of the plan, leftover centavos included. */
  readonly suaParte: Centavos;
  readonly voceRecebe: Centavos;
  readonly teto: Centavos | undefined;
};

/** Reads the catalogue and prices the seat; refuses what cannot be a group at all (spec B§3; REGRAS 2.4, 2.11). */
export async function lerProposta(db: Executor, pedido: Pedido, regras: Regras): Promise<Proposta> {
  const servico = await acharServico(db, pedido.idServico);
  if (servico === undefined || servico.status === ID_STATUS_SERVICO.desativado) return recusar('servicoIndisponivel');
  const lido =
    pedido.idPlano === null ? undefined : (await planosDoServico(db, servico.id)).find((p) => p.id === pedido.idPlano);
  if (pedido.idPlano !== null && lido === undefined) return recusar('servicoIndisponivel');
  const plano = lido === undefined ? undefined : { ...lido, valor: centavos(lido.valor) };
  // Friends share any cost, also of a service without one of its plans (REGRAS 2.11).
  const privado = pedido.tipo === ID_TIPO_GRUPO.privado;
  if (plano === undefined && !privado && servico.status !== ID_STATUS_SERVICO.personalizado)
    invalido('idPlano', 'Escolha um plano do serviço.');
  if (pedido.totalVagas > pedido.lugares) invalido('totalVagas', 'As vagas não podem passar dos lugares do plano.');
  if (plano !== undefined && pedido.lugares > plano.lugares)
    invalido('lugares', `Este plano tem ${plano.lugares} lugares.`);
  const valorGrupo = centavos(pedido.valor);
  // A private group pays the reduced fee (REGRAS part 1, aplicarTaxaReduzida).
  const taxaReduzida = privado;
  const preco = precoDaVaga({ valorGrupo, lugares: pedido.lugares, taxaReduzida }, regras);
  if (preco.valorSemTaxas <= 0) invalido('valor', 'O valor é pequeno demais para tantos lugares.');
  const voceRecebe = multiplicar(preco.valorSemTaxas, pedido.totalVagas);
  return {
    servico,
    plano,
    taxaReduzida,
    ...preco,
    suaParte: subtrair(valorGrupo, voceRecebe),
    voceRecebe,
    teto: plano === undefined ? undefined : tetoPorVaga(plano, regras),
  };
}

function invalido(campo: string, texto: string): never {
  return recusar('dadosInvalidos', { dados: { campos: { [campo]: texto } } });
}
