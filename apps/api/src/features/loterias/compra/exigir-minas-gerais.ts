import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { ufDaPessoa } from '../../cadastro/index.ts';

/** Trem das Onze is the lottery of Minas Gerais: its people are known by their fiscal address (REGRAS 2.12 Participants). */
export async function exigirMinasGerais(ctx: ContextoUsuario): Promise<void> {
  if ((await ufDaPessoa(ctx)) !== 'MG') recusar('soParaMinasGerais');
}
