import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MAQUINA_VALIDACAO } from '../cadastro/validacao-conta.ts';
import { MAQUINA_CREDITO, MAQUINA_FATURA, MAQUINA_PREVISAO } from '../carteira/maquinas.ts';
import { MAQUINA_ASSINATURA } from '../grupos/assinatura.ts';
import { MAQUINA_GRUPO } from '../grupos/maquina.ts';
import { MAQUINA_VAGA } from '../grupos/vagas.ts';
import { MAQUINA_CONEXAO } from '../indicacao/rede.ts';
import { MAQUINA_DEVOLUCAO } from '../pagamentos/devolucao.ts';
import { MAQUINA_PAGAMENTO } from '../pagamentos/pagamento.ts';
import { MAQUINA_CHAMADO } from '../perfil/chamado.ts';
import { MAQUINA_EXCLUSAO } from '../privacidade/exclusao.ts';
import { MAQUINA_RETIRADA } from '../retirada/regras.ts';
import { ROTULOS_DE_EVENTO } from './historico.ts';

type Rotulos = Readonly<Record<string, Readonly<Record<string, string>>>>;
const rotulos: Rotulos = ROTULOS_DE_EVENTO;

describe('History in words (REGRAS 2.1, 2.2, 2.3, 2.6)', () => {
  it.each([
    MAQUINA_GRUPO,
    MAQUINA_ASSINATURA,
    MAQUINA_VAGA,
    MAQUINA_FATURA,
    MAQUINA_CREDITO,
    MAQUINA_PREVISAO,
    MAQUINA_PAGAMENTO,
    MAQUINA_RETIRADA,
    MAQUINA_DEVOLUCAO,
    MAQUINA_VALIDACAO,
    MAQUINA_CONEXAO,
    MAQUINA_CHAMADO,
    MAQUINA_EXCLUSAO,
  ] as const)('has a word for every event of the machine $nome', ({ nome, transicoes }) => {
    const eventos = [...new Set(transicoes.map(({ evento }) => evento as string))];
    expect(eventos.filter((evento) => rotulos[nome]?.[evento] === undefined)).toEqual([]);
  });

  it('leaves no machine of the domain out', () => {
    const raiz = resolve(import.meta.dirname, '..');
    const maquinas = readdirSync(raiz, { recursive: true, encoding: 'utf8' })
      .filter((arquivo) => arquivo.endsWith('.ts') && !arquivo.endsWith('.test.ts'))
      .flatMap((arquivo) => [
        ...readFileSync(join(raiz, arquivo), 'utf8').matchAll(/= definirMaquina\(\{\s*nome: '(\w+)'/g),
      ])
      .map(([, nome]) => nome ?? '');
    expect(maquinas.length).toBeGreaterThanOrEqual(12);
    expect(maquinas.filter((nome) => rotulos[nome] === undefined)).toEqual([]);
  });

  it('says a thing in words, never by the name of its event', () => {
    for (const [maquina, eventos] of Object.entries(rotulos))
      for (const [evento, rotulo] of Object.entries(eventos)) {
        expect(rotulo, `${maquina}.${evento}`).not.toBe(evento);
        expect(rotulo, `${maquina}.${evento}`).toMatch(/^[a-zà-ú]+( [^_{}]+)?$/);
      }
  });
});
