import type { backofficeSucessoes as contrato } from '@rateia/contracts/backoffice-sucessoes';
import type { Resposta } from '@rateia/contracts/chamada';
import type { Instante } from '@rateia/domain/datas';
import type { StatusGrupo } from '@rateia/domain/grupos/estados';
import { eleito, ID_ESTADO_SUCESSAO, PASSAM_ADIANTE } from '@rateia/domain/grupos/sucessao';
import { nomeCurto } from '@rateia/domain/usuario/nome';
import type { Executor } from '../../../../db/banco.ts';
import type { ContextoUsuario } from '../../../../http/contexto.ts';
import { assinaturasVivas } from '../../repository.ts';
import type { GrupoParado } from '../../sucessao/grupos-parados.ts';
import { gruposParados } from '../../sucessao/grupos-parados.ts';
import type { Sucessao } from '../../sucessao/sucessao-repository.ts';
import { candidatosDe, possiveisSucessores, sucessoesAbertas, votosDe } from '../../sucessao/sucessao-repository.ts';

type Item = Resposta<typeof contrato.getSucessoesDaMesa>['itens'][number];
type Aberta = NonNullable<Item['aberta']>;

/** Groups that change hands, the first deadline first; then those that should, and of which nobody is asked (REGRAS 2.30). */
export async function getSucessoesDaMesa({
  db,
  deps,
  agora,
}: ContextoUsuario): Promise<Resposta<typeof contrato.getSucessoesDaMesa>> {
  const dias = (await deps.regras()).sucessao.diasDeSilencio;
  const abertas = await sucessoesAbertas(db);
  const parados = await gruposParados(db, { agora, dias, aAbrir: false });
  const grupos = await gruposPorId(db, [...abertas.map(({ grupoId }) => grupoId), ...parados.map(({ id }) => id)]);
  const itens: Item[] = [];
  for (const sucessao of abertas) {
    const grupo = grupos.get(sucessao.grupoId);
    if (grupo === undefined) continue;
    const aberta = await apresentarAberta(db, { sucessao, status: grupo.status });
    itens.push({ ...nomesDe(grupo), motivo: sucessao.motivo, aberta, parado: null });
  }
  for (const parado of parados) {
    const grupo = grupos.get(parado.id);
    if (grupo !== undefined)
      itens.push({ ...nomesDe(grupo), motivo: parado.motivo, aberta: null, parado: porQueParado(parado) });
  }
  return { itens };
}

type GrupoDaMesa = {
  readonly id: number;
  readonly nome: string;
  readonly status: StatusGrupo;
  readonly administradorId: number;
  readonly primeiroNome: string;
  readonly sobrenome: string;
};

async function gruposPorId(db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, GrupoDaMesa>> {
  if (ids.length === 0) return new Map();
  const linhas = await db
    .selectFrom('grupos as g')
    .innerJoin('usuarios as u', 'u.id', 'g.administrador_id')
    .select(['g.id', 'g.nome', 'g.status', 'g.administrador_id as administradorId'])
    .select(['u.primeiro_nome as primeiroNome', 'u.sobrenome'])
    .where('g.id', 'in', [...ids])
    .execute();
  return new Map(linhas.map((linha) => [linha.id, { ...linha, status: linha.status as StatusGrupo }]));
}

function nomesDe(grupo: GrupoDaMesa): Pick<Item, 'grupo' | 'administrador'> {
  const { id, nome, administradorId } = grupo;
  return { grupo: { id, nome }, administrador: { id: administradorId, nome: nomeCurto(grupo) } };
}

function porQueParado({ jaTerminou, temQuem }: GrupoParado): NonNullable<Item['parado']> {
  if (jaTerminou) return 'jaTerminou';
  return temQuem ? 'vaiAbrir' : 'ninguemPode';
}

async function apresentarAberta(
  db: Executor,
  { sucessao, status }: { readonly sucessao: Sucessao & { readonly abertaEm: Instante }; readonly status: StatusGrupo },
): Promise<Aberta> {
  const { id, grupoId, estado, assinaturaId, abertaEm, ate } = sucessao;
  const podem = await possiveisSucessores(db, grupoId);
  const [votos, oferecidos] = [await votosDe(db, id), await candidatosDe(db, id)];
  const votaram = votos.reduce((soma, { vagas }) => soma + vagas, 0);
  const pagas = (await assinaturasVivas(db, grupoId)).filter(({ pagaEm }) => pagaEm !== null);
  const candidatos = podem
    .filter(({ idMembro }) => oferecidos.includes(idMembro))
    .map(({ idMembro, nome }) => ({
      idMembro,
      nome,
      vagas: votos.filter((v) => v.candidato === idMembro).reduce((soma, v) => soma + v.vagas, 0),
    }));
  const escolhido = PASSAM_ADIANTE.includes(status) ? eleito({ votos, total: votaram }) : undefined;
  function quem(idMembro: number | null | undefined): Aberta['convidado'] {
    const membro = podem.find((pode) => pode.idMembro === idMembro);
    return membro === undefined ? null : { idMembro: membro.idMembro, nome: membro.nome };
  }
  return {
    estado,
    abertaEm,
    ate,
    convidado: estado === ID_ESTADO_SUCESSAO.proposta ? quem(assinaturaId) : null,
    candidatos,
    votaram,
    totalDeVagas: pagas.reduce((soma, { vagas }) => soma + vagas, 0),
    assumiria: estado === ID_ESTADO_SUCESSAO.escolha ? quem(escolhido) : null,
  };
}
