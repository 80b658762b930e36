import type { Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import { formatarDia } from '@rateia/domain/datas-formatadas';
import { centavos, formatarValor } from '@rateia/domain/dinheiro';
import type { RecusaDaMudanca } from '@rateia/domain/grupos/mudanca-de-valor';
import {
  ehAumento,
  mensalDaVaga,
  pedeAceite,
  prazosDoAumento,
  proximoAumento,
  recusaDaMudanca,
} from '@rateia/domain/grupos/mudanca-de-valor';
import type { PrecoDaVaga } from '@rateia/domain/grupos/precos';
import { precoDaVaga, tetoPorVaga } from '@rateia/domain/grupos/precos';
import type { Regras } from '@rateia/domain/regras';
import type { Executor } from '../../../db/banco.ts';
import { recusar } from '../../../http/erros.ts';
import { planosDoServico } from '../catalogo.ts';
import type { Assinatura, Grupo } from '../repository.ts';
import { assinaturasVivas } from '../repository.ts';
import { ultimoAumento } from './valor-repository.ts';

/** A value and a plan that the administrator thinks of; what is left out stays as it is. */
export type Pedido = { readonly idPlano?: number | null | undefined; readonly valor?: number | undefined };

export function precoDe(v: { readonly valorSemTaxas: number; readonly valorTaxa: number }): PrecoDaVaga {
  return {
    valorSemTaxas: centavos(v.valorSemTaxas),
    valorTaxa: centavos(v.valorTaxa),
  };
}
export function precoAntes(v: { readonly semTaxasAntes: number; readonly taxaAntes: number }): PrecoDaVaga {
  return precoDe({ valorSemTaxas: v.semTaxasAntes, valorTaxa: v.taxaAntes });
}

/** The plan of the request, its ceiling per seat, and the price for each member (REGRAS 2.11). */
async function lerPlano(
  db: Executor,
  grupo: Grupo,
  { idPlano = grupo.planoId, valor = grupo.valor }: Pedido,
  regras: Regras,
) {
  const plano = (await planosDoServico(db, grupo.servicoId)).find(({ id }) => id === idPlano);
  if (idPlano !== null && plano === undefined && idPlano !== grupo.planoId) return recusar('servicoIndisponivel');
  if (plano !== undefined && grupo.lugares > plano.lugares)
    recusar('dadosInvalidos', { dados: { campos: { idPlano: `Este plano tem ${plano.lugares} lugares.` } } });
  const { lugares, taxaReduzida } = grupo;
  const novo = precoDaVaga({ valorGrupo: centavos(valor), lugares, taxaReduzida }, regras);
  if (novo.valorSemTaxas <= 0)
    recusar('dadosInvalidos', { dados: { campos: { valor: 'O valor é pequeno demais para tantos lugares.' } } });
  const teto =
    plano === undefined ? null : tetoPorVaga({ valor: centavos(plano.valor), lugares: plano.lugares }, regras);
  return { idPlano, valor: centavos(valor), novo, teto };
}

/** The effect of a value on a group and on each of its members (REGRAS 2.11). */
export type PropostaDeValor = Awaited<ReturnType<typeof proporValor>>;

export async function proporValor(
  db: Executor,
  p: { readonly grupo: Grupo; readonly pedido: Pedido; readonly agora: Instante; readonly regras: Regras },
) {
  const { grupo, agora, regras } = p;
  const lido = await lerPlano(db, grupo, p.pedido, regras);
  const membros = await assinaturasVivas(db, grupo.id);
  const atual = precoDe(grupo);
  const aumentoAntes = await ultimoAumento(db, grupo.id);
  const hoje = diaDe(agora);
  const recusa = recusaDaMudanca(
    {
      atual,
      novo: lido.novo,
      teto: lido.teto,
      mesmoPlano: lido.idPlano === grupo.planoId,
      ultimoAumento:
        aumentoAntes === undefined
          ? undefined
          : {
              anunciadoEm: aumentoAntes.anunciadaEm,
              antes: precoAntes(aumentoAntes),
              valeEm: aumentoAntes.valeEm,
              desfeito: aumentoAntes.desfeito,
            },
      temMembros: membros.length > 0,
      hoje,
    },
    regras,
  );
  const aumento = membros.some((m) => ehAumento({ de: precoDe(m), para: lido.novo }));
  const prazos = prazosDoAumento(agora, regras);
  return {
    ...lido,
    membros,
    recusa: recusa === undefined ? undefined : { chave: recusa, valores: valoresDaRecusa(recusa) },
    aumento,
    valeEm: aumento ? prazos.valeEm : hoje,
    responderAte: prazos.responderAte,
    lembrarEm: prazos.lembrarEm,
    pedemAceite: membros.filter((m) => pedeAceite({ de: precoDe(m), para: lido.novo }, regras)),
  };

  function valoresDaRecusa(qual: RecusaDaMudanca): Readonly<Record<string, string>> {
    if (qual === 'acimaDoTeto' && lido.teto !== null) return { max: formatarValor(lido.teto) };
    if (aumentoAntes === undefined) return {};
    return {
      data: formatarDia(
        qual === 'aumentoAnunciado' ? aumentoAntes.valeEm : proximoAumento(aumentoAntes.anunciadaEm, regras),
      ),
    };
  }
}

/** The monthly price of all the seats of a member. */
export function mensalDe(preco: PrecoDaVaga, { vagas }: Pick<Assinatura, 'vagas'>): number {
  return mensalDaVaga(preco) * vagas;
}
