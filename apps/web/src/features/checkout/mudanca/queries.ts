import * as chamadas from '@rateia/contracts/chamadas';
import { queryOptions } from '@tanstack/react-query';
import { consulta, respondeATela } from '../../../lib/consultas.ts';
import { recusas } from '../../../lib/erros-api.ts';

/** The page says these beside the group that was chosen: no dialog over it. */
const doGrupoEscolhido = recusas(
  [
    'grupoNaoEncontrado',
    'grupoNaoAceitaMembros',
    'semVagas',
    'vagaComPreferencia',
    'relacionamentoObrigatorio',
    'mudancaComFidelidade',
    'mudancaDeOutroServico',
  ],
  () => undefined,
);

export const mudancaQueries = {
  opcoes: (id: number) => consulta(chamadas.getMudancaDeGrupo, { params: { id } }),
  conta: (p: { readonly id: number; readonly idDestino: number }) =>
    queryOptions({
      ...consulta(chamadas.getContaDaMudanca, { params: p }),
      ...respondeATela<'getContaDaMudanca'>(doGrupoEscolhido),
    }),
};

export const vagaEquivalenteQueries = {
  oferta: (id: number) =>
    queryOptions({
      ...consulta(chamadas.getVagaEquivalente, { params: { id } }),
      ...respondeATela<'getVagaEquivalente'>(recusas(['semVagaEquivalente'], () => undefined)),
    }),
};
