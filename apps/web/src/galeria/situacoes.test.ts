import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { TabelaDeEstados } from '@rateia/domain/tabela';
import { describe, expect, it } from 'vitest';
import type { MaquinaComStatus } from '../ui/grupo/status.ts';
import { aparenciaDe } from '../ui/grupo/status.ts';
import { MAQUINAS } from './maquinas.ts';

const DOMINIO = resolve(import.meta.dirname, '../../../../packages/domain/src');
const SITUACOES = resolve(import.meta.dirname, '../ui/situacao');

/** Tables whose states are shown by the badge of a status, and those that no badge shows. */
const COM_BADGE: Readonly<Record<string, MaquinaComStatus>> = {
  STATUS_GRUPO: 'grupo',
  STATUS_FATURA: 'fatura',
  STATUS_CREDITO: 'credito',
  STATUS_PREVISAO: 'previsao',
};
const COM_MAPA_DE_OUTRA: Readonly<Record<string, string>> = {
  ESTADO_RECLAMACAO:
    'seen as STATUS_TELA_RECLAMACAO and STATUS_RECLAMACAO, the words of spec B§4, into which it is told',
  ESTADO_INDICACAO: 'nowhere a badge: the wallet reads its word under the name of the guest, with its day',
  ESTADO_EXCLUSAO: 'nowhere a badge: the person reads the day on which the account ends, the operator its trail',
  ESTADO_CAMPANHA: 'seen as SITUACOES_DA_CAMPANHA: a campaign that is on has a window, which has begun or not',
  ESTADO_DISPUTA: 'nowhere a badge: the operator reads it in a line of its case',
  ESTADO_CONTESTACAO: 'nowhere a badge: both sides read the steps of the access with their times',
  ESTADO_MUDANCA: 'nowhere a badge: the member is asked, and the administrator reads the answer in a sentence',
  ESTADO_SUCESSAO: 'nowhere a badge: each person reads what he may do, and by when',
  STATUS_POLITICA: 'nowhere a badge: people read the version that counts, with its date',
  ESTADO_TENTATIVA: 'nowhere a badge: the payer reads what the bank said in a sentence',
  ESTADO_CONEXAO: 'seen by one of the two, as SITUACAO_NA_REDE: who sent the invitation reads another word',
};

type Exportado = readonly [nome: string, valor: unknown];

async function exportados(pasta: string): Promise<readonly Exportado[]> {
  const arquivos = readdirSync(pasta, { recursive: true, encoding: 'utf8' }).filter(
    (nome) => /\.tsx?$/.test(nome) && !/\.test\.|^test/.test(nome),
  );
  const modulos = await Promise.all(
    arquivos.map(async (nome): Promise<object> => await import(/* @vite-ignore */ join(pasta, nome))),
  );
  return modulos.flatMap((modulo) => Object.entries(modulo));
}
/** A table of states is one by its name; a list of some of its ids is none. */
function ehTabela([nome, valor]: Exportado): boolean {
  return (
    typeof valor === 'object' &&
    valor !== null &&
    !Array.isArray(valor) &&
    /^(STATUS|ESTADOS?|SITUAC(AO|OES))_/.test(nome)
  );
}

/** The words of a table by their values on the wire: a number has no place in a map, its name has. */
function rotulosDe(tabela: object): readonly (readonly [valor: string, rotulo: string])[] {
  return Object.entries(tabela as TabelaDeEstados | Record<string, string>).map(([nome, linha]) =>
    typeof linha === 'string' ? [nome, linha] : [typeof linha.id === 'string' ? linha.id : nome, linha.rotulo],
  );
}

const tabelas = (await exportados(DOMINIO)).filter(ehTabela) as readonly (readonly [string, object])[];
const mapas = (await exportados(SITUACOES)).filter(([nome]) => nome.startsWith('SITUACAO_'));

describe('Every status of the product has a badge (DESIGN 6)', () => {
  it('the tables of the domain are found', () => {
    expect(tabelas.length).toBeGreaterThan(14);
  });

  it.each(tabelas.map(([nome, tabela]) => ({ nome, tabela })))('$nome', ({ nome, tabela }) => {
    if (COM_MAPA_DE_OUTRA[nome] !== undefined) return;
    const maquina = COM_BADGE[nome];
    if (maquina !== undefined) {
      for (const { id, rotulo } of Object.values(tabela as TabelaDeEstados))
        expect(aparenciaDe(maquina, Number(id)).rotulo).toBe(rotulo);
      return;
    }
    const rotulos = rotulosDe(tabela);
    const achados = MAQUINAS.filter(
      ([, de]) =>
        Object.keys(de).length === rotulos.length && rotulos.every(([valor, rotulo]) => de[valor]?.rotulo === rotulo),
    );
    expect(achados.length, `a map with the states of ${nome}`).toBeGreaterThan(0);
  });

  it('every map is on the page of the components, and no exception is out of date', () => {
    expect(MAQUINAS.map(([, de]) => de)).toEqual(expect.arrayContaining(mapas.map(([, de]) => de)));
    expect(MAQUINAS).toHaveLength(mapas.length);
    const nomes = tabelas.map(([nome]) => nome);
    expect(nomes).toEqual(expect.arrayContaining([...Object.keys(COM_BADGE), ...Object.keys(COM_MAPA_DE_OUTRA)]));
  });
});
