import type { reclamacoes } from '@rateia/contracts/reclamacoes';
import type { Manipuladores } from '../../http/rotas.ts';
import { abrirReclamacao } from './abertura/abrir-reclamacao.ts';
import { getReclamacaoDoBolao } from './abertura/get-reclamacao-do-bolao.ts';
import { getReclamacaoDoGrupo } from './abertura/get-reclamacao-do-grupo.ts';
import { salvarRascunho } from './abertura/salvar-rascunho.ts';
import { createAnexo } from './anexos/create-anexo.ts';
import { createLinkDoAnexo } from './anexos/create-link-do-anexo.ts';
import { deleteAnexo } from './anexos/delete-anexo.ts';
import { getAnexo } from './anexos/get-anexo.ts';
import { reabrirReclamacao } from './fim/reabrir-reclamacao.ts';
import { getReclamacao } from './get-reclamacao.ts';
import { getReclamacoes } from './get-reclamacoes.ts';
import { createInteracao } from './negociacao/create-interacao.ts';
import { estornoProporcional } from './negociacao/estorno-proporcional.ts';
import { removerEstornoIntegral } from './negociacao/remover-estorno-integral.ts';

export const rotasDasReclamacoes: Manipuladores<typeof reclamacoes> = {
  getReclamacaoDoGrupo,
  getReclamacaoDoBolao,
  salvarRascunho,
  abrirReclamacao,
  getReclamacoes,
  getReclamacao,
  createInteracao,
  createAnexo: { preparar: createAnexo },
  deleteAnexo,
  createLinkDoAnexo,
  getAnexo,
  estornoProporcional,
  removerEstornoIntegral,
  reabrirReclamacao: { preparar: reabrirReclamacao },
};
