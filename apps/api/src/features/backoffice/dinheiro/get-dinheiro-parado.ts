import { alcadaDaDevolucao, aprovaDevolucao } from '@rateia/domain/backoffice/alcada';
import { diaDe, somarDias } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import type { Regras } from '@rateia/domain/regras';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { temPapel } from '../../../http/politicas.ts';
import { situacaoDaConciliacao } from '../../pagamentos/index.ts';
import { politicasDoBackoffice } from '../policies.ts';
import type { AcaoComDinheiro } from './executar-devolucao.ts';
import type { LinhaParada, Proposta } from './repository.ts';
import { listarParadas, propostasAbertas } from './repository.ts';

type Acao = AcaoComDinheiro | 'conferir' | 'aprovar' | 'recusar' | 'manter' | 'restringir';
type Visao = {
  readonly usuario: ContextoUsuario['usuario'];
  readonly regras: Regras;
  readonly hoje: string;
  readonly proposta: Proposta | undefined;
};

/** Money that stands still, with its evidence and the acts that this operator may do about it (REGRAS 2.9, 2.15). */
export async function getDinheiroParado({ db, deps, usuario, agora }: ContextoUsuario) {
  const regras = await deps.regras();
  const propostas = await propostasAbertas(db);
  const linhas = await listarParadas(db, agora);
  return {
    itens: linhas.map((l) =>
      mostrar(l, { usuario, regras, hoje: diaDe(agora), proposta: propostas.get(`${l.tipo}:${l.id}`) }),
    ),
    conciliacao: await situacaoDaConciliacao(db),
  };
}

function mostrar(l: LinhaParada, v: Visao) {
  return {
    tipo: l.tipo,
    id: l.id,
    motivo: l.motivo,
    estado: l.estado,
    valor: l.valor,
    retido: l.retido,
    desde: l.desde,
    devolverAte: limiteDaDevolucao(l, v.regras),
    conta: pessoaOuNada(l.contaId, l.conta),
    pagador: pessoaOuNada(l.pagadorId, l.pagador),
    pagadorInformado: l.pagadorInformado,
    tentativas: l.tentativas,
    e2eid: l.e2eid,
    txid: l.txid,
    quantas: l.quantas,
    disputa: disputaDa(l),
    proposta: v.proposta === undefined ? null : mostrarProposta(v.proposta, v.usuario.id),
    acoes: acoesDe(l, v),
    alcada: alcada(l, v),
  };
}

function disputaDa({ disputaId: id, disputaEstado: estado, responderAte }: LinhaParada) {
  return id === null || estado === null || responderAte === null ? null : { id, estado, responderAte };
}

function alcada(l: LinhaParada, { usuario, regras }: Visao) {
  return alcadaDaDevolucao({ valor: centavos(l.emJogo ?? l.valor ?? 0), papeis: usuario.papeis }, regras);
}

function mostrarProposta(p: Proposta, eu: number) {
  return {
    id: p.id,
    acao: p.acao,
    por: p.nome,
    em: p.em,
    mensagem: p.mensagem,
    minha: p.por === eu,
  };
}

function pessoaOuNada(id: number | null, nome: string | null) {
  return id === null || nome === null ? null : { id, nome };
}

function limiteDaDevolucao({ recebidoEm }: LinhaParada, { reembolso }: Regras): string | null {
  return recebidoEm === null ? null : somarDias(diaDe(recebidoEm), reembolso.diasDaDevolucaoPix);
}

/** Nobody decides on his own matter. The policies of each call check the operator again (REGRAS 2.15). */
function acoesDe(l: LinhaParada, v: Visao): Acao[] {
  const { usuario, proposta } = v;
  if (l.contaId === usuario.id || l.pagadorId === usuario.id) return [];
  if (l.tipo === 'revisao' && l.emJogo === null)
    return temPapel(politicasDoBackoffice.decidirRevisao, usuario.papeis) ? ['manter', 'restringir'] : [];
  if (l.tipo === 'pagamento' || l.tipo === 'retirada' || ['criada', 'emProcessamento'].includes(l.estado))
    return ['conferir'];
  if (proposta !== undefined) return acoesSobre(proposta, v);
  if (alcada(l, v) === 'nada') return [];
  return destinosDe(l, v);
}

/**
 * The possible destinations of the money: money that a contradiction holds becomes free again or leaves the books, and
 * a Pix goes to its payer.
 */
function destinosDe(l: LinhaParada, { regras, hoje }: Visao): Acao[] {
  if (l.tipo === 'revisao') return (l.aEstornar ?? 0) > 0 ? ['desbloquear', 'estornar'] : ['desbloquear'];
  const limite = limiteDaDevolucao(l, regras);
  return [
    ...(limite !== null && hoje <= limite ? (['devolver'] as const) : []),
    ...(l.pagadorId === null ? [] : (['creditar'] as const)),
  ];
}

function acoesSobre(proposta: Proposta, { usuario, regras }: Visao): Acao[] {
  const propria = proposta.por === usuario.id;
  const aprova = aprovaDevolucao(
    { valor: centavos(proposta.valor), papeis: usuario.papeis, papeisDeQuemPropos: proposta.papeis, propria },
    regras,
  );
  if (aprova) return ['aprovar', 'recusar'];
  return propria ? ['recusar'] : [];
}
