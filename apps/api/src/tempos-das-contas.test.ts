import { cadastro } from '@rateia/contracts/cadastro';
import { perfil } from '@rateia/contracts/perfil';
import { sessao } from '@rateia/contracts/sessao';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from './test/app.ts';
import { criarMundo } from './test/app.ts';
import type { Pessoa } from './test/construtores.ts';
import { criarPessoa } from './test/construtores.ts';
import { confirmarPorPin } from './test/seguranca.ts';
import { cadastroDe, emailNovo } from './test/sessoes.ts';
import { tamanho } from './test/tamanho.ts';
import type { Tempos } from './test/tempos.ts';
import { juntar, LIMITE_DE_WELCH, medirPares, razao, separacao } from './test/tempos.ts';

/** Pairs whose medians are compared every day. */
const PARES = tamanho('PARES', 10);
/**
 * A busy machine can disturb most of a few pairs: as many are measured again, this often at most, before the medians of
 * all of them are judged. An answer that always takes longer keeps its difference.
 */
const LOTES = 3;
const PASSO_MS = 500;
/** The end of a code depends on the time of its request. */
const INSTANTE = /\d{4}-\d{2}-\d{2}T[\d:.]+Z/;
/** The handle of a registration is drawn for each, with or without an account: its form must not tell the two apart. */
const CADASTRO = /"cadastro":"[\w-]{43}"/;
/** From this number of answers on, the test looks for a difference that a patient attacker would see. */
const MUITOS = 500;

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo({ ambiente: { CONFIAR_PROXY: 'sim', PASSO_DE_RESPOSTA_MS: String(PASSO_MS) } });
});
afterAll(async () => await mundo.encerrar());

let rede = 0;
/** Every call from a network of its own, so that no limit of one is met. */
function deOutraRede() {
  rede += 1;
  return {
    cabecalhos: {
      'x-forwarded-for': `${31 + Math.floor(rede / 62_500)}.${Math.floor(rede / 250) % 250}.${rede % 250}.9`,
    },
  };
}
async function registrada(): Promise<string> {
  const email = emailNovo();
  await mundo.chamar('createUsuario', cadastroDe(email), deOutraRede());
  return email;
}

type Nome =
  | 'precadastro'
  | 'createUsuario'
  | 'reenviarPin'
  | 'validarCadastro'
  | 'esqueciSenha'
  | 'pedirBloqueio'
  | 'alterarEmail'
  | 'reenviarPinDoEmail'
  | 'alterarTelefone'
  | 'reenviarPinDoTelefone'
  | 'validarTelefoneUnico';

/** One request: the caller, the body, and the part of the answer that only repeats the body. */
type Pedido = {
  readonly corpo: Record<string, unknown>;
  readonly dito: string;
  readonly como?: Pessoa;
  readonly cabecalhos?: Readonly<Record<string, string>>;
};
type Caso = readonly [nome: Nome, conhecido: () => Promise<string>, pedido: (contato: string) => Promise<Pedido>];

let sequencia = 30_000_000;
function telefoneNovo(): string {
  sequencia += 1;
  return `419${sequencia}`;
}
async function comEmail(email: string): Promise<Pedido> {
  return { corpo: { email }, dito: email };
}
/** The first guess, for an e-mail that has a code and for one that has none. */
async function comCodigoErrado(email: string): Promise<Pedido> {
  return { corpo: { email, pin: 'AAAAAAA' }, dito: email };
}
async function deQuemTemConta() {
  return (await criarPessoa(mundo)).email;
}
async function telefoneDeAlguem() {
  return (await criarPessoa(mundo)).telefone;
}
/** The last four digits are shown to the caller. */
function comTelefone(telefone: string) {
  return { corpo: { telefone }, dito: telefone.slice(-4) };
}
async function trocandoEmail(email: string) {
  const como = await criarPessoa(mundo);
  const cabecalhos = await confirmarPorPin(mundo, como, 'alteracaoEmail');
  return { corpo: { email }, dito: email, como, cabecalhos };
}

async function trocandoTelefone(telefone: string) {
  const como = await criarPessoa(mundo);
  return { ...comTelefone(telefone), como, cabecalhos: await confirmarPorPin(mundo, como, 'alteracaoTelefone') };
}

const CASOS: readonly Caso[] = [
  ['precadastro', deQuemTemConta, comEmail],
  ['createUsuario', deQuemTemConta, async (email) => ({ corpo: cadastroDe(email), dito: email })],
  ['createUsuario', registrada, async (email) => ({ corpo: cadastroDe(email), dito: email })],
  ['reenviarPin', registrada, comEmail],
  ['reenviarPin', deQuemTemConta, comEmail],
  ['validarCadastro', registrada, comCodigoErrado],
  ['esqueciSenha', deQuemTemConta, comEmail],
  ['pedirBloqueio', deQuemTemConta, comEmail],
  ['alterarEmail', deQuemTemConta, trocandoEmail],
  ['alterarEmail', registrada, trocandoEmail],
  [
    'reenviarPinDoEmail',
    deQuemTemConta,
    async (email) => {
      const { como, cabecalhos = {}, corpo } = await trocandoEmail(email);
      await mundo.chamar('alterarEmail', corpo, { como, cabecalhos });
      return { corpo: {}, dito: email, como };
    },
  ],
  ['alterarTelefone', telefoneDeAlguem, trocandoTelefone],
  [
    'reenviarPinDoTelefone',
    telefoneDeAlguem,
    async (telefone) => {
      const { como, cabecalhos, corpo, dito } = await trocandoTelefone(telefone);
      await mundo.chamar('alterarTelefone', corpo, { como, cabecalhos });
      return { corpo, dito, como };
    },
  ],
  [
    'validarTelefoneUnico',
    telefoneDeAlguem,
    async (telefone) => ({ ...comTelefone(telefone), como: await criarPessoa(mundo, { validada: false }) }),
  ],
];

const [RAZAO_MINIMA, RAZAO_MAXIMA] = [0.8, 1.25];
function parecidos(tempos: Tempos): boolean {
  return razao(tempos) > RAZAO_MINIMA && razao(tempos) < RAZAO_MAXIMA;
}

/** Every call that says of itself that its answer takes the same time is measured, and no other. */
it('measures every call that has to answer in the same time', () => {
  const iguais = Object.entries({ ...sessao, ...cadastro, ...perfil })
    .filter(([, linha]) => 'tempoIgual' in linha)
    .map(([nome]) => nome);
  expect([...new Set(CASOS.map(([nome]) => nome))].toSorted()).toEqual(iguais.toSorted());
});

/**
 * A case mostly waits for the end of a step. With the few pairs of every day, some cases are measured at once, which
 * disturbs both answers of a pair alike. The large run looks for the difference that an attacker would see, with
 * nothing beside it.
 */
const medir = PARES >= MUITOS ? describe : describe.concurrent;
medir(`S5: enumeration by time, ${PARES} pairs (ASVS 6.3.8)`, () => {
  it.each(CASOS)(
    '%s answers for a contact with an account and for one without alike, in the same time',
    async (nome, conhecido, pedido) => {
      const novo = conhecido === telefoneDeAlguem ? telefoneNovo : emailNovo;
      const respostas = { conhecido: new Set<string>(), desconhecido: new Set<string>() };
      async function medirMais(): Promise<Tempos> {
        return await medirPares(PARES, async (quem) => {
          const { corpo, dito, como, cabecalhos } = await pedido(quem === 'conhecido' ? await conhecido() : novo());
          const { cabecalhos: rede } = deOutraRede();
          const opcoes = { cabecalhos: { ...rede, ...cabecalhos }, ...(como === undefined ? {} : { como }) };
          return async () => {
            const { status, bruto } = await mundo.chamar(nome, corpo, opcoes);
            respostas[quem].add(
              `${status} ${bruto
                .replace(dito, '')
                .replace(INSTANTE, '')
                .replace(CADASTRO, '')
                .replace(/\(\d\d\)/, '')}`,
            );
          };
        });
      }
      let tempos = await medirMais();
      for (let lote = 1; lote < LOTES && !parecidos(tempos); lote += 1) tempos = juntar(tempos, await medirMais());
      expect(respostas.conhecido).toEqual(respostas.desconhecido);
      expect(respostas.conhecido.size).toBe(1);
      expect([...respostas.conhecido][0]).toMatch(nome === 'validarCadastro' ? /^400 .*"pinInvalido"/ : /^20[04] /);
      expect(razao(tempos)).toBeGreaterThan(RAZAO_MINIMA);
      expect(razao(tempos)).toBeLessThan(RAZAO_MAXIMA);
      if (PARES >= MUITOS) expect(separacao(tempos)).toBeLessThan(LIMITE_DE_WELCH);
    },
    // Two answers of a pair and their preparation, each a whole step of time, two steps on a slow machine.
    20_000 + LOTES * PARES * 4 * 2 * PASSO_MS,
  );
});
