import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { novoGrupo } from '@rateia/contracts/novo-grupo';
import { nomeUrlDe, textoDeBusca } from '@rateia/domain/grupos/busca';
import { ID_TIPO_GRUPO, ID_VISIBILIDADE_GRUPO } from '@rateia/domain/grupos/enums';
import { mesesDoPeriodo } from '@rateia/domain/grupos/fidelidade';
import { recusaDaResidencia } from '@rateia/domain/grupos/residencia';
import { emTransacao } from '../../db/banco.ts';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { recusar } from '../../http/erros.ts';
import { exigirTermos } from '../../http/exigir-termos.ts';
import { nascerGrupo } from '../grupos/index.ts';
import type { GrupoNovo, Proposta } from './proposta.ts';
import { lerProposta } from './proposta.ts';
import { textoDasRegras } from './texto-das-regras.ts';
import type { Decisao } from './triagem.ts';
import { decidir } from './triagem.ts';

type Chamada = typeof novoGrupo.createGrupo;

/** Creates a group with its seats; the screening decides where it begins (spec B§2 New group; REGRAS 2.1). */
export async function createGrupo(
  ctx: ContextoUsuario,
  { body: grupo }: Recebida<Chamada>,
): Promise<Resposta<Chamada>> {
  return await emTransacao(ctx.db, async (trx) => {
    const { agora, usuario, deps } = ctx;
    const regras = await deps.regras();
    const proposta = await lerProposta(trx, grupo, regras);
    exigirPrazoDoPlano(grupo, proposta);
    exigirResidencia(grupo);
    const decisao = await decidir(trx, { grupo, proposta, usuarioId: usuario.id, agora, regras });
    exigirTermos(usuario);
    const { id, prazo } = await nascerGrupo(trx, deps, {
      valores: valoresDe({ grupo, proposta, decisao }),
      decisao: decisao.status,
      motivo: decisao.motivo,
      usuarioId: usuario.id,
      agora,
    });
    return { id, statusId: decisao.status, motivo: decisao.motivo, prazo: prazo ?? null };
  });
}

/** A term is the plan's own period: the administrator has paid for it ahead (REGRAS part 1, grupo fidelidade). */
function exigirPrazoDoPlano({ fidelidadeMeses }: GrupoNovo, { plano }: Proposta): void {
  if (fidelidadeMeses === null || mesesDoPeriodo(plano?.periodo ?? 0) === fidelidadeMeses) return;
  recusar('dadosInvalidos', { dados: { campos: { fidelidadeMeses: 'O prazo é o período do plano escolhido.' } } });
}

/** The form of access and the country that a household needs (REGRAS 2.27). */
function exigirResidencia(grupo: GrupoNovo): void {
  const recusa = recusaDaResidencia(grupo);
  if (recusa !== undefined) recusar('dadosInvalidos', { dados: { campos: { [recusa.campo]: recusa.texto } } });
}

/** The first values of the group's row. */
function valoresDe({
  grupo: g,
  proposta,
  decisao,
}: {
  readonly grupo: GrupoNovo;
  readonly proposta: Proposta;
  readonly decisao: Decisao;
}) {
  const { servico, plano, taxaReduzida, valorSemTaxas, valorTaxa } = proposta;
  const privado = g.tipo === ID_TIPO_GRUPO.privado;
  return {
    nome: g.nome,
    nome_url: nomeUrlDe(g.nome),
    servico_id: servico.id,
    plano_id: plano?.id ?? null,
    tipo: g.tipo,
    // A private group is never listed nor shown to the network, even if the body asks for it (spec B§3).
    visibilidade: privado ? ID_VISIBILIDADE_GRUPO.privado : g.visibilidade,
    valor: g.valor,
    lugares: g.lugares,
    total_vagas: g.totalVagas,
    valor_sem_taxas: valorSemTaxas,
    valor_taxa: valorTaxa,
    taxa_reduzida: taxaReduzida,
    exige_caucao: g.exigeCaucao,
    forma_acesso: g.formaAcesso,
    acesso_imediato: g.acessoImediato,
    acesso_descricao: g.acessoDescricao,
    regras: textoDasRegras(g.regras),
    descricao: g.descricao,
    contato: g.contato,
    site: g.site,
    relacionamentos_permitidos: g.relacionamentosPermitidos,
    pais_da_residencia: g.paisDaResidencia,
    visivel_rede: !privado && g.visivelRede,
    icone: g.icone,
    cor: g.cor,
    fidelidade_meses: g.fidelidadeMeses,
    risco: decisao.risco,
    motivo_analise: decisao.motivo,
    busca: textoDeBusca({ nome: g.nome, servico: servico.nome, categoria: servico.categoria }),
  };
}
