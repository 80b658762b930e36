import type { NomeChamada } from '@rateia/contracts/todas';
import { todasAsChamadas } from '@rateia/contracts/todas';
import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Mundo } from './test/app.ts';
import { criarMundo } from './test/app.ts';
import type { Cenario } from './test/cenario-de-permissoes.ts';
import { criarCenario, INEXISTENTE } from './test/cenario-de-permissoes.ts';
import type { CoisasAAtacar } from './test/coisas-a-atacar.ts';
import { criarCoisasAAtacar } from './test/coisas-a-atacar.ts';
import { CHAMADAS_DA_MATRIZ } from './test/permissoes.ts';

let mundo: Mundo;
let cenario: Cenario;
let coisas: CoisasAAtacar;
beforeAll(async () => {
  mundo = await criarMundo();
  cenario = await criarCenario(mundo);
  coisas = await criarCoisasAAtacar(mundo, cenario);
}, 60_000);
afterAll(async () => await mundo.encerrar());

type Ataque = (c: Cenario) => Record<string, unknown>;
const daPessoa: Ataque = ({ pessoas }) => ({ idUsuario: pessoas.membro.id, relacionamento: 168 });

/** A guessed number of a group that the caller was not invited to. */
const doGrupoPrivado: Ataque = ({ grupos }) => ({ id: String(grupos.grupoPrivado) });

function daReclamacao() {
  return { id: coisas.reclamacao };
}

/** Calls for which the permission matrix sends no other person's ids: each attack names a thing of the member's. */
const ALHEIOS: Partial<Record<NomeChamada, Ataque>> = {
  aceitarConvite: daPessoa,
  recusarConvite: daPessoa,
  cancelarConvite: daPessoa,
  removerDaRede: daPessoa,
  desbloquearNaRede: daPessoa,
  updateRelacionamento: daPessoa,
  getConvitePendente: doGrupoPrivado,
  aceitarConviteDoGrupo: doGrupoPrivado,
  recusarConviteDoGrupo: doGrupoPrivado,
  verPendencia: ({ doMembro }) => ({ id: `faturaEmAtraso-${doMembro.fatura}` }),
  validarConta: ({ doMembro }) => ({ valor: 2_000, idChave: doMembro.chavePix }),
  createRetirada: ({ doMembro }) => ({ valor: 2_000, idChave: doMembro.chavePix }),
  updateRetiradaAutomatica: ({ doMembro }) => ({ dia: 5, manter: 0, idChave: doMembro.chavePix }),
  cancelarMembro: ({ assinaturas, grupos }) => ({
    idMembro: assinaturas.grupoPublico,
    idGrupo: grupos.grupoPublico,
    motivo: 1,
    tipo: 'agora',
    textoMotivo: '',
    totalMostrado: 1,
  }),
  mudarVagasDoCarrinho: ({ doMembro }) => ({ id: doMembro.grupoNoCarrinho, vagas: 3 }),
  pagarFatura: ({ doMembro }) => ({
    id: doMembro.fatura,
    meioPagamento: MEIO_PAGAMENTO.credito.id,
    valorTotal: 2_160,
  }),
  deletePixProgramado: () => ({ id: coisas.autorizacao }),
  createPixProgramado: ({ assinaturas }) => ({
    cpf: '52998224725',
    idAssinatura: assinaturas.grupoPublico,
    aceite: true,
    repete: true,
  }),
  deleteCartao: () => ({ id: coisas.cartao }),
  ativarCartao: () => ({ idCartao: coisas.cartao, valor: 150 }),
  finalizarSegurancaDoCartao: () => ({ idCartao: coisas.cartao }),
  escolherCartao: () => ({ id: coisas.cartao }),
  updateCartaoRecorrente: () => ({ id: coisas.cartao, ligado: false }),
  getReclamacaoDoGrupo: doGrupoPrivado,
  salvarRascunho: ({ grupos }) => ({ idGrupo: grupos.grupoPrivado }),
  abrirReclamacao: daReclamacao,
  getReclamacao: daReclamacao,
  createInteracao: () => ({ idReclamacao: coisas.reclamacao, interacao: { tipo: 212, texto: 'Oi' } }),
  createAnexo: daReclamacao,
  deleteAnexo: () => ({ id: coisas.anexo }),
  createLinkDoAnexo: () => ({ id: coisas.anexo }),
  createAnexoDoChamado: ({ doMembro }) => ({ id: doMembro.chamado }),
  createLinkDoAnexoDoChamado: () => ({ id: coisas.anexoDoChamado }),
  estornoProporcional: ({ assinaturas }) => ({
    idReclamacao: coisas.reclamacao,
    idGrupoUsuario: assinaturas.grupoPublico,
  }),
  removerEstornoIntegral: () => ({ idReclamacao: coisas.reclamacao }),
  reabrirReclamacao: () => ({ id: coisas.reclamacao, texto: 'Voltou a falhar.' }),
};
/**
 * Calls about a thing that belongs to nobody in particular: any person may be looked at, invited or shut out, and the
 * catalogue has no owner. Pools, draws, series, combos and coupons of the club are public too; a person's own cotas are
 * named by the pool, his place by the series.
 */
const DE_TODOS: readonly NomeChamada[] = [
  'getInformacoes',
  'getSobreAdministrador',
  'convidarParaRede',
  'bloquearNaRede',
  'getPlanos',
  'simularGrupo',
  'createGrupo',
  'getBolao',
  'listJogosDoBolao',
  'createCotas',
  'deleteCotas',
  'listComprovantesDoBolao',
  'getComprovanteDoBolao',
  'getMinhaProva',
  'getMeuBolao',
  'getPremiosDoBolao',
  'getConcursosDoBolao',
  'getConcursoDoBolao',
  'getResultadoDoConcurso',
  'getResultadosAnteriores',
  'getTotalDePremios',
  'getProximaAposta',
  'getHistoricoDeComprovantes',
  'getSerie',
  'createAdesao',
  'retomarAdesao',
  'createSaldoDaSerie',
  'deleteSaldoDaSerie',
  'deleteAdesao',
  'pularSorteio',
  'getReclamacaoDoBolao',
  'getComboDeBoloes',
  'createCotasDoCombo',
  'getComboDeGrupos',
  'comboDoCarrinho',
  'abrirVantagem',
];

/** Calls by which a person complains about a group, also after leaving it. */
const DE_QUEM_SAIU: readonly NomeChamada[] = ['getReclamacaoDoGrupo', 'salvarRascunho'];

/** Calls whose answer is about the caller alone, and says nothing of the thing that is named. */
const DE_QUEM_PEDE: Readonly<Partial<Record<NomeChamada, (c: Cenario, existe: boolean) => Record<string, unknown>>>> = {
  getMeioPagamento: ({ doMembro }, existe) => ({ valor: 1_000, idFatura: existe ? doMembro.fatura : INEXISTENTE }),
  removerDoCarrinho: ({ doMembro }, existe) => ({ id: existe ? doMembro.grupoNoCarrinho : INEXISTENTE }),
  calcularTaxas: ({ grupos }, existe) => ({ valor: 1_000, grupoId: existe ? grupos.grupoPrivado : INEXISTENTE }),
};

const EH_ID = /^id$|^id[A-Z](?!ioma)|[a-z]Id$/;
function camposDe(esquema: z.ZodType | undefined): readonly string[] {
  return esquema instanceof z.ZodObject ? Object.keys(esquema.shape).filter((campo) => EH_ID.test(campo)) : [];
}
/** Every call of a person that names a thing by its id, in the address, the query or the body. */
const COM_ID = (Object.keys(todasAsChamadas) as NomeChamada[]).filter((nome) => {
  const { auth, params, query, body } = todasAsChamadas[nome];
  return auth === 'usuario' && [params, query, body].some((parte) => camposDe(parte).length > 0);
});
function alvoAlheio(nome: NomeChamada) {
  return (['proprio', 'grupoPrivado'] as const).find((alvo) => CHAMADAS_DA_MATRIZ[nome].alvos.includes(alvo));
}
function ataqueDe(nome: NomeChamada): Ataque | undefined {
  const alvo = alvoAlheio(nome);
  return (
    ALHEIOS[nome] ??
    (alvo === undefined ? undefined : (c) => CHAMADAS_DA_MATRIZ[nome].entrada(c, { alvo, ator: 'estranho' }))
  );
}
const ATACADAS = COM_ID.filter((nome) => !DE_TODOS.includes(nome) && DE_QUEM_PEDE[nome] === undefined);

/** All that the member has, table by table, as one digest each. */
async function oQueEDoMembro(): Promise<Readonly<Record<string, string>>> {
  const { db } = mundo.aplicacao.deps;
  const { rows: tabelas } = await sql<{ readonly nome: string }>`
    select c.table_name as nome from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name = 'usuario_id' order by 1`.execute(
    db,
  );
  const { id } = cenario.pessoas.membro;
  const resumos: Record<string, string> = {};
  for (const { nome } of tabelas) {
    const { rows } = await sql<{ readonly resumo: string | null }>`
      select md5(string_agg(t::text, '|' order by t::text)) as resumo from ${sql.table(nome)} t where usuario_id = ${id}`.execute(
      db,
    );
    resumos[nome] = rows[0]?.resumo ?? '';
  }
  return resumos;
}

describe('The things of another person, by their real ids (ASVS 8.2.2; OWASP API 1)', () => {
  it('every call that takes an id is attacked, or is about public things', () => {
    expect(ATACADAS.filter((nome) => ataqueDe(nome) === undefined)).toEqual([]);
    expect(Object.keys(ALHEIOS).filter((nome) => !COM_ID.some((com) => com === nome))).toEqual([]);
  });

  it.each(['estranho', 'exMembro', 'outroAdministrador'] as const)(
    '%s gets nothing and changes nothing by any of them',
    async (ator) => {
      const { membro } = cenario.pessoas;
      const antes = await oQueEDoMembro();
      const passaram: string[] = [];
      for (const nome of ATACADAS) {
        // A former member of a group still sees his own part of it: those rows are in the permission matrix.
        if (ator === 'exMembro' && (alvoAlheio(nome) === 'grupoPrivado' || DE_QUEM_SAIU.includes(nome))) continue;
        const entrada = ataqueDe(nome)?.(cenario) ?? {};
        const r = await mundo.chamar(nome, entrada, { como: cenario.pessoas[ator] });
        const recusada = r.status >= 400 && r.status < 500;
        const vazou = [membro.email, membro.cpf, membro.telefone].some((dado) => r.bruto.includes(dado));
        if (!recusada || vazou) passaram.push(`${nome}: ${r.status} ${r.bruto}`);
      }
      expect(passaram).toEqual([]);
      expect(await oQueEDoMembro()).toEqual(antes);
    },
  );

  it.each(Object.entries(DE_QUEM_PEDE))(
    '%s answers the same of what is another’s and of what is not',
    async (nome, entrada) => {
      async function pedir(existe: boolean) {
        const como = cenario.pessoas.outroAdministrador;
        const r = await mundo.chamar(nome as NomeChamada, entrada(cenario, existe), { como });
        return [r.status, r.bruto];
      }
      expect(await pedir(true)).toEqual(await pedir(false));
    },
  );

  it.each(DE_TODOS.slice(0, 3))('%s says no contact, document or last name of the other', async (nome) => {
    const { membro, outroAdministrador } = cenario.pessoas;
    const alvo = { usuarioId: membro.id, idUsuario: membro.id };
    const { bruto } = await mundo.chamar(nome, alvo, { como: outroAdministrador });
    for (const dado of [membro.email, membro.cpf, membro.telefone, 'de Teste']) expect(bruto).not.toContain(dado);
  });
});
