import type { usuarioLogado } from '@rateia/contracts/usuario-logado';
import { endereco as esquemaDoEndereco } from '@rateia/contracts/usuario-logado';
import { diaDe } from '@rateia/domain/datas';
import { mascararCpf } from '@rateia/domain/usuario/cpf';
import { maiorDeIdade } from '@rateia/domain/usuario/nascimento';
import { mascararTelefone } from '@rateia/domain/usuario/telefone';
import type { z } from 'zod';
import type { Executor } from '../../db/banco.ts';
import { politicasPendentes, versaoEmVigor } from '../../db/consentimentos.ts';
import type { Cifra } from '../../gateways/chaves/port.ts';
import type { Deps } from '../../http/deps.ts';
import { economiaPorServico } from '../carteira/index.ts';
import { contarNaoLidas } from '../notificacoes/index.ts';
import { temSegundoFator } from '../sessao/index.ts';
import { abrirOuNulo, CONTEXTO } from './dados-fiscais/pessoais.ts';
import type { Conta } from './repository.ts';
import { getConta, getVinculos } from './repository.ts';

export type UsuarioLogado = z.output<typeof usuarioLogado>;
export type Endereco = z.output<typeof esquemaDoEndereco>;

const PAPEIS = ['suporte', 'financeiro', 'lider'] as const;

/** The logged-in user as the account's own screens show it (spec A§3). */
export async function apresentarUsuario(db: Executor, deps: Deps, usuarioId: number): Promise<UsuarioLogado> {
  const { cifra } = deps;
  const conta = await getConta(db, usuarioId);
  const vinculos = await getVinculos(db, usuarioId);
  const aceitaTermos = conta.termosVersao === (await versaoEmVigor(db, 'termos'));
  const politicaPendente = (await politicasPendentes(db, usuarioId)).length > 0;
  const telefone = abrirOuNulo(cifra, conta.telefoneCifrado, CONTEXTO.telefone);
  return {
    id: conta.id,
    idHash: conta.idHash,
    primeiroNome: conta.primeiroNome,
    sobreNome: conta.sobrenome,
    nome: `${conta.primeiroNome} ${conta.sobrenome}`,
    email: conta.email,
    telefone: telefone === null ? null : mascararTelefone(telefone),
    aceitaTermos: aceitaTermos && !politicaPendente,
    imagem: conta.imagem,
    codIndicacao: conta.codIndicacao,
    valido: conta.emailVerificado,
    telefoneVerificado: conta.telefoneVerificado,
    emailVerificado: conta.emailVerificado,
    identidadeVerificada: conta.identidadeVerificada,
    notificacoesNaoLidas: (await contarNaoLidas(db, usuarioId)).todas,
    twfaHabilitado: await temSegundoFator(db, usuarioId),
    dadosFiscais: conta.dadosFiscais,
    nickName: conta.nickName,
    ...vinculos,
    exclusaoEm: conta.exclusaoEm,
    restricao: conta.restricao,
    loginSomenteSocial: conta.semSenha,
    convertido: vinculos.comprasFeitas > 0,
    indicado: conta.indicado,
    mkId: conta.mkId,
    acessouRecomendados: conta.acessouRecomendados,
    redirectPosValidacao: conta.redirectPosValidacao,
    valorEconomia: await economiaDe(db, usuarioId),
    papeis: PAPEIS.filter((papel) => conta.papeis.includes(papel)),
    boloes: await ofereceBoloes(deps, conta),
  };
}

/** Pools are offered where lotteries are switched on, and to nobody who is known to be under 18 (REGRAS 2.12). */
async function ofereceBoloes({ cifra, regras, relogio }: Deps, { nascimentoCifrado }: Conta): Promise<boolean> {
  if (!(await regras()).loterias.ligada) return false;
  const nascimento = abrirOuNulo(cifra, nascimentoCifrado, CONTEXTO.nascimento);
  return nascimento === null || maiorDeIdade(nascimento, diaDe(relogio.agora()));
}

/** The monthly saving of a shared subscription, by service (spec A§3 valorEconomia). */
async function economiaDe(db: Executor, usuarioId: number): Promise<UsuarioLogado['valorEconomia']> {
  return (await economiaPorServico(db, { usuarioId }))
    .filter(({ viva, mensal }) => viva && mensal > 0)
    .map(({ servico, mensal }) => ({ servico, valor: mensal }));
}

export function apresentarDadosFiscais(
  cifra: Cifra,
  conta: Conta,
): {
  readonly cpf: string | null;
  readonly cpfPerdido: boolean;
  readonly nascimento: string | null;
  readonly endereco: Endereco | null;
} {
  const cpf = abrirOuNulo(cifra, conta.cpfCifrado, CONTEXTO.cpf);
  return {
    cpf: cpf === null ? null : mascararCpf(cpf),
    cpfPerdido: cpf === null && conta.cpfPerdidoIndice !== null,
    nascimento: abrirOuNulo(cifra, conta.nascimentoCifrado, CONTEXTO.nascimento),
    endereco: apresentarEndereco(cifra, conta),
  };
}

export function apresentarEndereco(cifra: Cifra, conta: Conta): Endereco | null {
  const texto = abrirOuNulo(cifra, conta.enderecoCifrado, CONTEXTO.endereco);
  return texto === null ? null : esquemaDoEndereco.parse(JSON.parse(texto));
}
