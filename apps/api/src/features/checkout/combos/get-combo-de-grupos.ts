import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { comboDeGrupos as contrato } from '@rateia/contracts/combo-de-grupos';
import { composicao } from '@rateia/domain/grupos/precos';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirCombo } from '../../pedido/index.ts';
import { precoDe, rotulosDe } from '../carrinho/julgar.ts';
import { acharGrupoParaEntrar } from '../grupo-para-entrar.ts';

type Contrato = typeof contrato.getComboDeGrupos;

/** A combo of groups with the monthly price of each; one of whose groups is gone exists no more (spec B§3 Combo). */
export async function getComboDeGrupos(
  { db, agora, usuario }: ContextoUsuario,
  { params: { id } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const { nome, cupom, itens } = await exigirCombo(db, { id, tipo: 'grupos', agora });
  const grupos: Resposta<Contrato>['itens'] = [];
  for (const { id: grupoId, quantidade: vagas } of itens) {
    const grupo = await acharGrupoParaEntrar(db, { grupoId, usuarioId: usuario.id });
    if (grupo === undefined) return recusar('comboNaoEncontrado');
    const { nomeAdmin: _, ...rotulos } = rotulosDe(grupo);
    const { mensal } = composicao({ preco: precoDe(grupo), vagas, exigeCaucao: false });
    grupos.push({ idGrupo: grupo.id, ...rotulos, vagas, mensal, livres: grupo.livres });
  }
  return { id, nome, coupon: cupom, itens: grupos };
}
