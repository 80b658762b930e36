import type { backofficeCupons } from '@rateia/contracts/backoffice-cupons';
import type { Recebida } from '@rateia/contracts/chamada';
import { diaDe, fimDoDia, inicioDoDia } from '@rateia/domain/datas';
import { ID_PROMOCAO, normalizarCodigo } from '@rateia/domain/grupos/cupom';
import { emTransacao } from '../../../db/banco.ts';
import { temRestricao } from '../../../db/restricao.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { CupomDaMesa } from './cupons-repository.ts';
import { listarCupons } from './cupons-repository.ts';

type Corpo = Recebida<typeof backofficeCupons.createCupom>['body'];

/** Makes a coupon; a code is of one coupon for ever (REGRAS 2.29). */
export async function createCupom(ctx: ContextoUsuario, { body }: { readonly body: Corpo }): Promise<CupomDaMesa> {
  const { agora, usuario } = ctx;
  const campos = faltas(body, diaDe(agora));
  if (Object.keys(campos).length > 0) return recusar('dadosInvalidos', { dados: { campos } });
  return await emTransacao(ctx.db, async (trx) => {
    const codigo = normalizarCodigo(body.codigo);
    const { id } = await trx
      .insertInto('cupons')
      .values({
        codigo,
        nome: body.nome,
        promocao: body.servicoId === null ? ID_PROMOCAO.desconto : ID_PROMOCAO.descontoServico,
        pontos: body.pontos,
        valor: body.valor,
        maximo: body.maximo,
        minimo: body.minimo,
        servico_id: body.servicoId,
        so_na_primeira: body.soNaPrimeira,
        por_pessoa: body.porPessoa,
        limite: body.limite,
        comeca_em: body.comecaEm === null ? agora : inicioDoDia(body.comecaEm),
        termina_em: body.ultimoDia === null ? null : fimDoDia(body.ultimoDia),
        criado_em: agora,
        criado_por: usuario.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch((erro: unknown) => {
        if (temRestricao(erro, 'cupons_codigo_key')) recusarCampo('codigo', 'Já existe um cupom com este código.');
        if (temRestricao(erro, 'cupons_servico_id_fkey')) recusarCampo('servicoId', 'Este serviço não existe.');
        throw erro;
      });
    const dados = { codigo, pontos: body.pontos, valor: body.valor, limite: body.limite, ultimoDia: body.ultimoDia };
    const ato = { usuarioId: usuario.id, acao: 'cupom.criar', alvo: `cupom:${codigo}`, dados, ip: ctx.ip, em: agora };
    await registrarAuditoria(trx, ato);
    const [feito] = await listarCupons(trx, { agora, id, limite: 1, salto: 0 });
    if (feito === undefined) throw new Error(`coupon ${id} is gone`);
    return feito;
  });
}

function recusarCampo(campo: keyof Corpo, mensagem: string): never {
  return recusar('dadosInvalidos', { dados: { campos: { [campo]: mensagem } } });
}

function faltas(body: Corpo, hoje: string): Partial<Record<keyof Corpo, string>> {
  const campos: Partial<Record<keyof Corpo, string>> = {};
  if ((body.pontos === null) === (body.valor === null)) campos.valor = 'Escolha uma porcentagem ou um valor.';
  if (body.valor === 0) campos.valor = 'Escolha um valor acima de zero.';
  if (body.maximo === 0) campos.maximo = 'Escolha um valor acima de zero.';
  const comeca = body.comecaEm ?? hoje;
  if (comeca < hoje) campos.comecaEm = 'Escolha hoje ou um dia depois.';
  if (body.ultimoDia !== null && body.ultimoDia < comeca) campos.ultimoDia = 'O último dia vem depois do primeiro.';
  return campos;
}
