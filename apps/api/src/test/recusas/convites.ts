import type { convitesDoGrupo } from '@rateia/contracts/convites';
import { REGRAS_PADRAO } from '@rateia/domain/regras';
import type { Mundo } from '../app.ts';
import type { Pessoa } from '../construtores.ts';
import { criarPessoa } from '../construtores.ts';
import type { GrupoComDono } from '../convites.ts';
import { codigoDoConviteDe, convidarPorEmail, criarGrupoPrivado, criarLink } from '../convites.ts';
import { assinar, criarGrupo, grupoLiberado } from '../grupos.ts';
import type { Provocar, Recusada, Recusas } from './tabela.ts';
import { comPessoa, repetir } from './tabela.ts';

const INEXISTENTE = 99_999_999;
const { envios, emailsPorDia, linksAbertos, dias } = REGRAS_PADRAO.convites;
const ALGUEM = 'alguem.de.fora@exemplo.com.br';

type NoGrupo = (mundo: Mundo, p: { readonly id: number; readonly como: Pessoa }) => Promise<Recusada>;
type DaPessoa = (mundo: Mundo, p: { readonly id: string; readonly como: Pessoa }) => Promise<Recusada>;

const convidar: NoGrupo = async (mundo, { id, como }) =>
  await mundo.chamar('createConvite', { idGrupo: id, email: ALGUEM }, { como });
async function guardar(mundo: Mundo, { id, administrador: como }: GrupoComDono, email: string) {
  return await mundo.chamar('createConvite', { idGrupo: id, email, guardarVaga: true }, { como });
}
const abrirLink: NoGrupo = async (mundo, { id, como }) =>
  await mundo.chamar('createLinkDeConvite', { id, usos: 1 }, { como });
const listar: NoGrupo = async (mundo, { id, como }) => await mundo.chamar('getConvitesDoGrupo', { id }, { como });
function mudar(nome: 'reenviarConvite' | 'retirarConvite', idConvite = INEXISTENTE): NoGrupo {
  return async (mundo, { id, como }) => await mundo.chamar(nome, { id, idConvite }, { como });
}

/** Refusals for a group that does not exist, and for one that another person administers (REGRAS 2.15). */
function deQuemNaoAdministra(fazer: NoGrupo) {
  return {
    grupoNaoEncontrado: comPessoa((mundo, como) => fazer(mundo, { id: INEXISTENTE, como })),
    semPermissao: comPessoa(async (mundo, como) => await fazer(mundo, { id: (await criarGrupo(mundo)).id, como })),
  };
}
function comGrupo(fazer: (mundo: Mundo, grupo: GrupoComDono) => Promise<Recusada>): Provocar {
  return async (mundo) => await fazer(mundo, await criarGrupoPrivado(mundo));
}
function doDono({ id, administrador }: GrupoComDono) {
  return { id, como: administrador };
}

function semVenda(fazer: NoGrupo): Provocar {
  return comGrupo(async (mundo, grupo) => {
    await restringir(mundo, grupo);
    return await fazer(mundo, doDono(grupo));
  });
}
async function restringir(mundo: Mundo, { administrador }: GrupoComDono): Promise<void> {
  await mundo.aplicacao.deps.db
    .updateTable('usuarios')
    .set({ restricao: 'Sua conta está em análise.' })
    .where('id', '=', administrador.id)
    .execute();
}
function cheio(fazer: NoGrupo): Provocar {
  return async (mundo) => await fazer(mundo, doDono(await grupoLiberado(mundo)));
}

/** Uses up the e-mails of a day. */
async function gastarEmails(mundo: Mundo, { administrador }: GrupoComDono, idConvite: number): Promise<void> {
  const um = { convite_id: idConvite, usuario_id: administrador.id, em: mundo.agora() };
  const usos = Array.from({ length: emailsPorDia }, () => um);
  await mundo.aplicacao.deps.db.insertInto('convite_envios').values(usos).execute();
}
async function porEmail(mundo: Mundo, grupo: GrupoComDono, email = ALGUEM): Promise<number> {
  return (await convidarPorEmail(mundo, grupo, email)).corpo.id;
}

/** An invitation that somebody is in the way of answering. */
function comConvite(
  preparar: (mundo: Mundo, grupo: GrupoComDono, como: Pessoa) => Promise<string>,
  fazer: DaPessoa,
): Provocar {
  return comPessoa(async (mundo, como) => {
    const grupo = await criarGrupoPrivado(mundo);
    return await fazer(mundo, { id: await preparar(mundo, grupo, como), como });
  });
}
async function soLink(mundo: Mundo, grupo: GrupoComDono): Promise<string> {
  return (await criarLink(mundo, grupo)).codigo;
}

/** Refusals of an invitation that does not serve: the same before, at and instead of an answer. */
function doConvite(fazer: DaPessoa) {
  return {
    conviteNaoEncontrado: comPessoa((mundo, como) => fazer(mundo, { id: `c${'x'.repeat(24)}`, como })),
    conviteDeOutroEmail: comConvite(
      async (mundo, grupo) => await codigoDoConviteDe(mundo, await porEmail(mundo, grupo)),
      fazer,
    ),
    conviteExpirado: comConvite(async (mundo, grupo) => {
      const codigo = await soLink(mundo, grupo);
      await mundo.avancar({ dias: dias + 1 });
      return codigo;
    }, fazer),
    conviteRetirado: comConvite(async (mundo, grupo) => {
      const { codigo, idConvite } = await criarLink(mundo, grupo);
      await mudar('retirarConvite', idConvite)(mundo, doDono(grupo));
      return codigo;
    }, fazer),
    conviteUsado: comConvite(async (mundo, grupo) => {
      const codigo = await soLink(mundo, grupo);
      await mundo.chamar('aceitarConviteDoGrupo', { id: codigo }, { como: await criarPessoa(mundo) });
      return codigo;
    }, fazer),
    conviteRecusado: comConvite(async (mundo, grupo, como) => {
      await porEmail(mundo, grupo, como.email);
      const id = String(grupo.id);
      await mundo.chamar('recusarConviteDoGrupo', { id }, { como });
      return id;
    }, fazer),
  };
}
function deQuemEntra(fazer: DaPessoa) {
  return {
    grupoNaoAceitaMembros: comConvite(async (mundo, grupo) => {
      const codigo = await soLink(mundo, grupo);
      await restringir(mundo, grupo);
      return codigo;
    }, fazer),
    jaParticipa: async (mundo: Mundo) => {
      const grupo = await criarGrupo(mundo);
      const id = await soLink(mundo, grupo);
      return await fazer(mundo, { id, como: await assinar(mundo, { idGrupo: grupo.id }) });
    },
    administradorNaoAssina: comGrupo(async (mundo, grupo) => {
      const id = await soLink(mundo, grupo);
      return await fazer(mundo, { id, como: grupo.administrador });
    }),
  };
}

const ver: DaPessoa = async (mundo, { id, como }) => await mundo.chamar('getConvitePendente', { id }, { como });
const aceitar: DaPessoa = async (mundo, { id, como }) => await mundo.chamar('aceitarConviteDoGrupo', { id }, { como });
const recusar: DaPessoa = async (mundo, { id, como }) => await mundo.chamar('recusarConviteDoGrupo', { id }, { como });

/** Every refusal of the calls of invitations (spec B§2 convite; REGRAS 2.26). */
export const RECUSAS_DOS_CONVITES: Recusas<typeof convitesDoGrupo> = {
  createConvite: {
    ...deQuemNaoAdministra(convidar),
    grupoNaoAceitaMembros: semVenda(convidar),
    semVagas: cheio(convidar),
    conviteParaSi: comGrupo(async (mundo, grupo) => await convidarPorEmail(mundo, grupo, grupo.administrador.email)),
    conviteJaEnviado: comGrupo(
      async (mundo, grupo) => await repetir(2, async () => await convidarPorEmail(mundo, grupo, ALGUEM)),
    ),
    convitesDemais: comGrupo(async (mundo, grupo) => {
      await gastarEmails(mundo, grupo, await porEmail(mundo, grupo));
      return await convidarPorEmail(mundo, grupo, `outro.${ALGUEM}`);
    }),
    vagaNaoSeGuarda: comGrupo(async (mundo, grupo) => await guardar(mundo, grupo, ALGUEM)),
    vagaJaGuardada: async (mundo) => {
      const grupo = await criarGrupo(mundo);
      await guardar(mundo, grupo, ALGUEM);
      return await guardar(mundo, grupo, `outro.${ALGUEM}`);
    },
  },
  createLinkDeConvite: {
    ...deQuemNaoAdministra(abrirLink),
    grupoNaoAceitaMembros: semVenda(abrirLink),
    semVagas: cheio(abrirLink),
    linksDemais: comGrupo(
      async (mundo, grupo) => await repetir(linksAbertos + 1, async () => await abrirLink(mundo, doDono(grupo))),
    ),
  },
  getConvitesDoGrupo: deQuemNaoAdministra(listar),
  reenviarConvite: {
    ...deQuemNaoAdministra(mudar('reenviarConvite')),
    naoEncontrado: comGrupo(async (mundo, grupo) => await mudar('reenviarConvite')(mundo, doDono(grupo))),
    transicaoRecusada: comGrupo(async (mundo, grupo) => {
      const { idConvite } = await criarLink(mundo, grupo);
      return await mudar('reenviarConvite', idConvite)(mundo, doDono(grupo));
    }),
    enviosDemais: comGrupo(async (mundo, grupo) => {
      const reenviar = mudar('reenviarConvite', await porEmail(mundo, grupo));
      return await repetir(envios, async () => await reenviar(mundo, doDono(grupo)));
    }),
    convitesDemais: comGrupo(async (mundo, grupo) => {
      const idConvite = await porEmail(mundo, grupo);
      await gastarEmails(mundo, grupo, idConvite);
      return await mudar('reenviarConvite', idConvite)(mundo, doDono(grupo));
    }),
  },
  retirarConvite: {
    ...deQuemNaoAdministra(mudar('retirarConvite')),
    naoEncontrado: comGrupo(async (mundo, grupo) => await mudar('retirarConvite')(mundo, doDono(grupo))),
    transicaoRecusada: comGrupo(async (mundo, grupo) => {
      const retirar = mudar('retirarConvite', await porEmail(mundo, grupo));
      return await repetir(2, async () => await retirar(mundo, doDono(grupo)));
    }),
  },
  getConvitePendente: { ...doConvite(ver), ...deQuemEntra(ver) },
  aceitarConviteDoGrupo: {
    ...doConvite(aceitar),
    ...deQuemEntra(aceitar),
    semVagas: async (mundo) => {
      const grupo = await criarGrupo(mundo, { totalVagas: 1 });
      const id = await soLink(mundo, grupo);
      await assinar(mundo, { idGrupo: grupo.id });
      return await aceitar(mundo, { id, como: await criarPessoa(mundo) });
    },
  },
  recusarConviteDoGrupo: { ...doConvite(recusar), transicaoRecusada: comConvite(soLink, recusar) },
};
