import type { Chamada } from '@rateia/contracts/chamada';
import { chamadasPorFeature } from '@rateia/contracts/todas';
import { describe, expect, it } from 'vitest';
import { features, rotas } from '../../apps/web/src/lib/rotas.ts';
import type { Linha } from './tabelas.ts';
import { chamadasDaSpec, lerTabela, rotasDaSpec, todas } from './tabelas.ts';

function nomes(linhas: readonly Linha[]): string[] {
  return linhas.map((linha) => linha.nome).sort();
}

/** The names of parameters are ours to choose. */
function semNomes(chamada: string): string {
  return chamada.replaceAll(/\{[^}]+\}/gu, '{}');
}

function loginDaRota(rota: { readonly auth: boolean; readonly operacao?: true }): string {
  return rota.operacao ? 'operador' : rota.auth ? 'sim' : 'não';
}
const loginDaChamada = {
  publica: 'não',
  opcional: 'não',
  usuario: 'sim',
  operador: 'operador',
  provedor: 'provedor',
} as const;

describe.each(['rotas', 'chamadas'] as const)('docs/spec/%s.md', (pagina) => {
  const linhas = todas(lerTabela(pagina));

  it('names nothing twice', () => {
    const chaves = linhas.map((linha) => semNomes(linha.nome));
    expect(chaves.filter((chave, indice) => chaves.indexOf(chave) !== indice)).toEqual([]);
  });

  it('gives every row a feature and a state that exist', () => {
    // A call may be of a feature that has no address of its own.
    const existem: readonly string[] = [...features, ...(pagina === 'chamadas' ? Object.keys(chamadasPorFeature) : [])];
    expect(linhas.filter((linha) => !existem.includes(linha.feature))).toEqual([]);
    expect(linhas.filter((linha) => linha.estado !== 'feito' && linha.estado !== 'pendente')).toEqual([]);
  });

  it('says in a sentence why each row of our own is there', () => {
    expect(nomes(lerTabela(pagina).alemDaSpec.filter(({ nota }) => nota.split(' ').length < 3))).toEqual([]);
  });
});

describe('every route of the spec (A§2, B§2)', () => {
  const tabela = lerTabela('rotas');

  it('has its row, and no row claims to be of the spec which is not', () => {
    expect(nomes(tabela.daSpec)).toEqual(
      rotasDaSpec()
        .map((item) => item.rota)
        .sort(),
    );
  });

  it('asks for login, and redirects, as the spec says', () => {
    const daSpec = rotasDaSpec().map(({ rota, login, redireciona }) => [rota, login ? 'sim' : 'não', redireciona]);
    const daWeb = new Map<string, string | undefined>(
      rotas.map((rota) => [rota.path, 'redireciona' in rota ? rota.redireciona : undefined]),
    );
    expect(tabela.daSpec.map((linha) => [linha.nome, linha.login, daWeb.get(linha.nome)])).toEqual(daSpec);
  });

  it("is in the web's route table with the same feature, login and state, and that table has no route without a row", () => {
    const daWeb = rotas.map((rota) => [rota.path, rota.feature, loginDaRota(rota), rota.estado]).sort();
    const daTabela = todas(tabela)
      .map((linha) => [linha.nome, linha.feature, linha.login, linha.estado])
      .sort();
    expect(daTabela).toEqual(daWeb);
  });
});

describe('every call of the spec (A§7, B§7)', () => {
  const tabela = lerTabela('chamadas');
  const contrato = Object.entries<Readonly<Record<string, Chamada>>>(chamadasPorFeature).flatMap(
    ([feature, chamadas]) =>
      Object.values(chamadas).map(({ method, path, auth }) => ({
        nome: semNomes(`${method} ${path}`),
        feature,
        login: loginDaChamada[auth],
      })),
  );
  const doContrato = new Map(contrato.map((linha) => [linha.nome, linha]));

  it('has its row, and no row claims to be of the spec which is not', () => {
    expect(nomes(tabela.daSpec)).toEqual(
      chamadasDaSpec()
        .map((item) => item.chamada)
        .sort(),
    );
  });

  it('is in the contract when its row says feito', () => {
    const prometidas = todas(tabela).filter((linha) => linha.estado === 'feito');
    expect(nomes(prometidas.filter((linha) => !doContrato.has(semNomes(linha.nome))))).toEqual([]);
  });

  it('has a row that says feito when it is in the contract', () => {
    const feitas = todas(tabela).filter((linha) => linha.estado === 'feito');
    const comLinha = new Set(feitas.map((linha) => semNomes(linha.nome)));
    expect(contrato.map((linha) => linha.nome).filter((nome) => !comLinha.has(nome))).toEqual([]);
  });

  it('stands in the contract under the feature and the login of its row', () => {
    const daTabela = todas(tabela).flatMap(({ nome, feature, login }) => {
      const chave = semNomes(nome);
      return doContrato.has(chave) ? [{ nome: chave, feature, login }] : [];
    });
    expect(daTabela).toEqual(daTabela.map((linha) => doContrato.get(linha.nome)));
  });

  it('has no row of our own that the contract does not have', () => {
    expect(nomes(tabela.alemDaSpec.filter((linha) => !doContrato.has(semNomes(linha.nome))))).toEqual([]);
  });
});
