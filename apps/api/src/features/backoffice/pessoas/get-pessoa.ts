import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { instanteDe } from '@rateia/domain/datas';
import { STATUS_NO_AR } from '@rateia/domain/grupos/estados';
import { mascararCpf } from '@rateia/domain/usuario/cpf';
import { mascararEmail } from '@rateia/domain/usuario/email';
import { mascararTelefone } from '@rateia/domain/usuario/telefone';
import { anotarVisita } from '../../../http/anotar-visita.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { papeisDaConta, temPapel } from '../../../http/politicas.ts';
import { pendenciasDe, submissoesDeIdentidade } from '../../cadastro/index.ts';
import { chamadosDaPessoa } from '../../perfil/index.ts';
import { aceitesDe, pedidosDaPessoa } from '../../privacidade/index.ts';
import { temSegundoFator } from '../../sessao/index.ts';
import type { Linhas } from '../get-permissoes.ts';
import { QUEM_VE_DINHEIRO } from '../policies.ts';
import { acoesPossiveis } from './acoes-possiveis.ts';
import { redeMascarada } from './rede-mascarada.ts';
import type { Conta } from './repository.ts';
import {
  acharConta,
  aparelhosDe,
  dinheiroDe,
  identidadesDe,
  participacoesDe,
  sessoesDe,
  ultimoBloqueio,
} from './repository.ts';

type Contrato = typeof backoffice.getPessoa;

/** One person as this operator may see him. The look is recorded, once in ten minutes (REGRAS 2.15). */
export async function getPessoa(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<Contrato>,
  linhas: Linhas,
): Promise<Resposta<Contrato>> {
  const { db, deps, agora, usuario } = ctx;
  const conta = (await acharConta(db, id)) ?? recusar('naoEncontrado');
  await anotarVisita(ctx, { acao: 'pessoas.ver', idUsuario: id });
  const veDinheiro = usuario.papeis.some((papel) => QUEM_VE_DINHEIRO.includes(papel));
  const aparelhos = await aparelhosDe(db, id, agora);
  const pedidos = await pedidosDaPessoa(db, deps, id);
  return {
    ...identidade(conta, deps.cifra),
    segundoFator: await temSegundoFator(db, id),
    bloqueio: await bloqueioDe(ctx, conta),
    restricao: conta.restricao === null ? null : { mensagem: conta.restricao, link: conta.linkDaRestricao },
    pendencias: (await pendenciasDe(db, id)).map(({ tipo, descricao }) => ({ tipo, descricao })),
    aparelhos: aparelhos.map(({ ip, ...a }) => ({ ...a, rede: redeMascarada(ip) })),
    sessoes: await sessoesDe(db, id, instanteDe(deps.relogio.parede())),
    participacoes: await participacoesComAtos(ctx, linhas, id),
    dinheiro: veDinheiro ? await dinheiroDe(db, id) : null,
    identidades: await identidadesDe(db, id),
    relatos: pode(ctx, linhas, 'getFilaDeChamados') ? await chamadosDaPessoa(db, deps, id) : null,
    consentimentos: await aceitesDe(db, id),
    pedidos,
    acoes: acoesPossiveis(ctx, {
      ...conta,
      semEnvios: conta.identidadeVerificadaEm === null && (await semEnvios(ctx, id)),
      copiaEmCurso: pedidos.copias.some(({ estado }) => estado === 'pedida' || estado === 'gerando'),
    }),
  };
}

function identidade(c: Conta, cifra: ContextoUsuario['deps']['cifra']) {
  return {
    id: c.id,
    nome: `${c.nome} ${c.sobrenome}`,
    papeis: c.papeis,
    email: mascararEmail(c.email),
    cpf: c.cpf === null ? null : mascararCpf(cifra.decifrar(c.cpf, 'usuario:cpf')),
    telefone: c.telefone === null ? null : mascararTelefone(cifra.decifrar(c.telefone, 'usuario:telefone')),
    temNascimento: c.nascimento !== null,
    temEndereco: c.endereco !== null,
    criadoEm: c.criadoEm,
    emailVerificadoEm: c.emailVerificadoEm,
    telefoneVerificadoEm: c.telefoneVerificadoEm,
    dadosFiscaisEm: c.dadosFiscaisEm,
    identidadeVerificadaEm: c.identidadeVerificadaEm,
    senhaAlteradaEm: c.senhaAlteradaEm,
  };
}

/** Whether this operator may make a call of another desk. */
function pode(ctx: ContextoUsuario, linhas: Linhas, chamada: keyof typeof backoffice): boolean {
  return linhas().some(({ nome, papeis }) => nome === chamada && temPapel(papeis, papeisDaConta(ctx)));
}

/**
 * A live group may be ended by the staff that the permission rows name, from the page of its administrator (REGRAS
 * 2.1).
 */
async function participacoesComAtos(ctx: ContextoUsuario, linhas: Linhas, id: number) {
  const podeEncerrar = ctx.usuario.id !== id && pode(ctx, linhas, 'getFimDoGrupo');
  return (await participacoesDe(ctx.db, id)).map((p) => ({
    ...p,
    podeEncerrar: podeEncerrar && p.papel === 'administrador' && STATUS_NO_AR.some((s) => String(s) === p.situacao),
  }));
}

async function semEnvios({ db, deps, agora }: ContextoUsuario, usuarioId: number): Promise<boolean> {
  const { feitos, maximo } = await submissoesDeIdentidade(db, deps, { usuarioId, agora });
  return feitos >= maximo;
}

async function bloqueioDe({ db }: ContextoUsuario, { id, bloqueadoEm, bloqueadoPor }: Conta) {
  if (bloqueadoEm === null) return null;
  if (bloqueadoPor === 'dono')
    return { em: bloqueadoEm, motivo: 'Bloqueada pela própria pessoa.', por: 'A própria pessoa' };
  const ultimo = await ultimoBloqueio(db, id);
  return { em: bloqueadoEm, motivo: ultimo?.motivo ?? '', por: ultimo?.por ?? 'A equipe' };
}
