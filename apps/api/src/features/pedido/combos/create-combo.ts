import type { backofficeCombos as contrato } from '@rateia/contracts/backoffice-combos';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { diaDe, fimDoDia } from '@rateia/domain/datas';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { temRestricao } from '../../../db/restricao.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirCombo } from './combo.ts';
import { apresentarCombo } from './list-combos.ts';

type Contrato = typeof contrato.createCombo;
type Corpo = Recebida<Contrato>['body'];

/** A combo of pools, or of groups with a coupon of their own (spec B§3 Combo). */
export async function createCombo(
  ctx: ContextoUsuario,
  { body }: { readonly body: Corpo },
): Promise<Resposta<Contrato>> {
  const { agora, usuario, ip } = ctx;
  const { nome, tipo, itens, ultimoDia } = body;
  if (tipo === 'boloes' && body.cupom !== null) recusarCampo('cupom', 'Nenhum desconto paga uma cota.');
  const { porUsuarioNoGrupo: max } = (await ctx.deps.regras()).vagas;
  if (tipo === 'grupos' && itens.some(({ quantidade }) => quantidade > max))
    recusarCampo('itens', `Cada pessoa fica com até ${max} vagas de um grupo.`);
  if (ultimoDia !== null && ultimoDia < diaDe(agora)) recusarCampo('ultimoDia', 'Escolha hoje ou um dia depois.');
  return await emTransacao(ctx.db, async (trx) => {
    const { id } = await trx
      .insertInto('combos')
      .values({
        nome,
        tipo,
        cupom_id: body.cupom === null ? null : await idDoCupom(trx, body.cupom),
        termina_em: ultimoDia === null ? null : fimDoDia(ultimoDia),
        criado_por: usuario.id,
        criado_em: agora,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch((erro: unknown) => {
        if (temRestricao(erro, 'combos_cupom_id_key')) return recusarCampo('cupom', 'Este cupom já é de outro combo.');
        throw erro;
      });
    await guardarItens(trx, { id, tipo, itens });
    await registrarAuditoria(trx, { usuarioId: usuario.id, acao: 'combo.criar', alvo: `combo:${id}`, ip, em: agora });
    return apresentarCombo(await exigirCombo(trx, { id, tipo, agora }), agora);
  });
}

async function guardarItens(trx: Trx, { id, tipo, itens }: Pick<Corpo, 'tipo' | 'itens'> & { readonly id: number }) {
  await trx
    .insertInto('itens_do_combo')
    .values(
      itens.map((item, posicao) => ({
        combo_id: id,
        tipo,
        posicao,
        bolao_id: tipo === 'boloes' ? item.id : null,
        grupo_id: tipo === 'grupos' ? item.id : null,
        quantidade: item.quantidade,
      })),
    )
    .execute()
    .catch((erro: unknown) => {
      for (const restricao of DE_NINGUEM)
        if (temRestricao(erro, restricao)) return recusarCampo('itens', 'Um destes números não existe.');
      for (const restricao of REPETIDO)
        if (temRestricao(erro, restricao)) return recusarCampo('itens', 'Um número está duas vezes.');
      throw erro;
    });
}
const DE_NINGUEM = ['itens_do_combo_bolao_id_fkey', 'itens_do_combo_grupo_id_fkey'];
const REPETIDO = ['itens_do_combo_combo_id_bolao_id_key', 'itens_do_combo_combo_id_grupo_id_key'];

async function idDoCupom(trx: Trx, codigo: string): Promise<number> {
  const cupom = await trx
    .selectFrom('cupons')
    .select('id')
    .where('codigo', '=', codigo.trim().toUpperCase())
    .executeTakeFirst();
  return cupom?.id ?? recusarCampo('cupom', 'Este cupom não existe.');
}

function recusarCampo(campo: keyof Corpo, mensagem: string): never {
  return recusar('dadosInvalidos', { dados: { campos: { [campo]: mensagem } } });
}
