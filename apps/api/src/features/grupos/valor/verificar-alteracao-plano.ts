import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { ERROS } from '@rateia/contracts/erros';
import type { grupos } from '@rateia/contracts/grupos';
import type { Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import {
  ESTADO_MUDANCA,
  ehAumento,
  mensalDaVaga,
  mudaDeValor,
  proximoAumento,
} from '@rateia/domain/grupos/mudanca-de-valor';
import type { Regras } from '@rateia/domain/regras';
import { rotuloDe } from '@rateia/domain/tabela';
import { nomeCurto } from '@rateia/domain/usuario/nome';
import type { Executor } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { ErroDeCatalogo } from '../../../http/erros.ts';
import { planosDoServico } from '../catalogo.ts';
import { exigirNoGrupo } from '../papeis.ts';
import type { PropostaDeValor } from './proposta-de-valor.ts';
import { precoAntes, precoDe, proporValor } from './proposta-de-valor.ts';
import { mudancasDaAlteracao, ultimaAlteracao, ultimoAumento } from './valor-repository.ts';

type Chamada = typeof grupos.verificarAlteracaoPlano;

/** The value of a group, and what another one would do before it is announced (spec B§3; REGRAS 2.11). */
export async function verificarAlteracaoPlano(
  ctx: ContextoUsuario,
  { params: { id }, query }: Recebida<Chamada>,
): Promise<Resposta<Chamada>> {
  const { db, agora } = ctx;
  const { grupo } = await exigirNoGrupo(db, { ctx, grupoId: id, chamada: 'verificarAlteracaoPlano' });
  const regras = await ctx.deps.regras();
  const pedido = query.idPlano === undefined ? { valor: query.valor } : { idPlano: query.idPlano, valor: query.valor };
  const proposta = await proporValor(db, { grupo, pedido, agora, regras });
  const planos = await planosDoServico(db, grupo.servicoId);
  const atual = precoDe(grupo);
  const pediu = query.idPlano !== undefined || query.valor !== undefined;
  return {
    grupoId: grupo.id,
    nome: grupo.nome,
    servico: grupo.servico,
    plano: planos.find((p) => p.id === grupo.planoId)?.nome ?? '',
    idPlano: grupo.planoId,
    valorAtual: grupo.valor,
    porMembro: mensalDaVaga(atual),
    recebePorVaga: atual.valorSemTaxas,
    lugares: grupo.lugares,
    valorMaximo: proposta.teto,
    planos: planos
      .filter(({ lugares }) => lugares >= grupo.lugares)
      .map(({ id: idPlano, nome, valor, lugares }) => ({ id: idPlano, nome, valor, lugares })),
    podeAlterar: mudaDeValor({ status: grupo.status, membros: proposta.membros.length }),
    aumentoDesde: await proximoDe(db, { grupoId: grupo.id, agora, regras }),
    anunciada: await anunciadaDe(db, { grupoId: grupo.id, hoje: diaDe(agora) }),
    proposta: pediu ? apresentar(proposta) : null,
  };
}

function apresentar(p: PropostaDeValor): Resposta<Chamada>['proposta'] {
  return {
    porMembro: mensalDaVaga(p.novo),
    recebePorVaga: p.novo.valorSemTaxas,
    aumento: p.aumento,
    valeEm: p.valeEm,
    responderAte: p.responderAte,
    membros: p.membros.length,
    pedemAceite: p.pedemAceite.length,
    recusa: p.recusa === undefined ? null : emPalavras(p.recusa),
  };
}

function emPalavras({ chave, valores }: NonNullable<PropostaDeValor['recusa']>): string {
  if (chave === 'igual') return 'Este já é o valor do grupo.';
  const message = ERROS[chave === 'acimaDoTeto' ? 'valorAcimaDoTeto' : chave].message;
  return new ErroDeCatalogo('transicaoRecusada', { message, valores }).message;
}

async function proximoDe(
  db: Executor,
  p: { readonly grupoId: number; readonly agora: Instante; readonly regras: Regras },
) {
  const ultimo = await ultimoAumento(db, p.grupoId);
  if (ultimo === undefined) return null;
  const desde = proximoAumento(ultimo.anunciadaEm, p.regras);
  return desde > diaDe(p.agora) ? desde : null;
}

/** The last announcement, until its day has come and nobody waits for it. */
async function anunciadaDe(
  db: Executor,
  { grupoId, hoje }: { readonly grupoId: number; readonly hoje: string },
): Promise<Resposta<Chamada>['anunciada']> {
  const ultima = await ultimaAlteracao(db, grupoId);
  if (ultima === undefined) return null;
  const membros = await mudancasDaAlteracao(db, ultima.id);
  const esperada = membros.some(({ estado }) => estado !== 'aplicada' && estado !== 'dispensada');
  if (membros.length === 0 || (!esperada && ultima.valeEm <= hoje)) return null;
  const [de, para] = [precoAntes(ultima), precoDe(ultima)];
  return {
    aumento: ehAumento({ de, para }),
    porMembroAntes: mensalDaVaga(de),
    porMembro: mensalDaVaga(para),
    anunciadaEm: ultima.anunciadaEm,
    valeEm: ultima.valeEm,
    responderAte: ultima.responderAte,
    membros: membros.map((m) => ({
      idAssinatura: m.assinaturaId,
      nome: nomeCurto(m),
      estado: m.estado,
      situacao: rotuloDe(ESTADO_MUDANCA, m.estado),
      saidaEm: m.saidaEm,
    })),
  };
}
