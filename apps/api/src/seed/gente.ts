import type { MundoPassado, Sessao } from './mundo.ts';
import type { Nome } from './pessoas.ts';
import { nomeInventado, SENHA_DA_DEMONSTRACAO } from './pessoas.ts';

export type Gente = Sessao & Nome & { readonly id: number; readonly cpf: string; readonly telefone: string };

/** The n-th invented person's data, under another name where one is given. */
function dadosInventados(n: number, nome: Nome = nomeInventado(n)) {
  return {
    ...nome,
    cpf: cpfInventado(n),
    telefone: `119${String(50_000_000 + n * 7_919)}`,
    nascimento: `19${70 + (n % 30)}-0${1 + (n % 9)}-1${n % 10}`,
  };
}

/** People of the demonstration by their numbers; `desde` is the number of those who came before them. */
export async function cadastrarPessoas(mundo: MundoPassado, quantas: number, desde = 0): Promise<Gente[]> {
  return await cadastrar(
    mundo,
    Array.from({ length: quantas }, (_, n) => dadosInventados(desde + n)),
  );
}

/** Far from the numbers of the first people. */
const PRIMEIRA_A_MAIS = 500;

/** People who come later, under names of their own; `desde` is the number of those who came so before them. */
export async function cadastrarMais(mundo: MundoPassado, nomes: readonly Nome[], desde = 0): Promise<Gente[]> {
  return await cadastrar(
    mundo,
    nomes.map((nome, n) => dadosInventados(PRIMEIRA_A_MAIS + desde + n, nome)),
  );
}

/** Takes people through the whole registration (e-mail, phone, fiscal data, terms), each step of all at once. */
async function cadastrar(mundo: MundoPassado, dados: readonly ReturnType<typeof dadosInventados>[]): Promise<Gente[]> {
  const { versao } = await mundo.chamar('getTermos');
  // One after the other, so that the n-th person has the n-th id.
  const cadastros = new Map<string, string>();
  for (const { nome, sobrenome, email } of dados) {
    const { cadastro } = await mundo.chamar('createUsuario', {
      firstName: nome,
      lastName: sobrenome,
      email,
      password: SENHA_DA_DEMONSTRACAO,
      aceitaTermos: true,
      versaoTermos: versao,
    });
    cadastros.set(email, cadastro);
  }
  await mundo.assentar();
  const comSessao = await todos(dados, async (d) => {
    const pin = mundo.fora.codigoPara(d.email);
    const sessao = await mundo.chamar('validarCadastro', {
      email: d.email,
      pin,
      cadastro: cadastros.get(d.email),
      nomeDispositivo: 'Demonstração',
    });
    await mundo.chamar('validarTelefoneUnico', { telefone: d.telefone }, sessao);
    return { ...d, token: sessao.token, hashDispositivo: sessao.hashDispositivo };
  });
  await mundo.assentar();
  const pessoas: Gente[] = [];
  for (let n = 0; n < comSessao.length; n += CPFS_JUNTOS) {
    const feitas = await todos(comSessao.slice(n, n + CPFS_JUNTOS), async ({ nascimento, ...d }) => {
      const { telefone, cpf } = d;
      await mundo.chamar('validarTelefonePin', { telefone, pin: mundo.fora.codigoPara(`55${telefone}`) }, d);
      const { id } = await mundo.chamar('updateDadosFiscais', { cpf, nascimento }, d);
      return { ...d, id };
    });
    pessoas.push(...feitas);
    await mundo.assentar();
  }
  return pessoas;
}

/** All these people are behind one network, which may have twenty CPFs that are not looked at yet (REGRAS 2.18). */
const CPFS_JUNTOS = 15;

export type Recarga = { readonly quem: Gente; readonly valor: number };

/** Adds balance by Pix that are paid at once. */
export async function recarregar(mundo: MundoPassado, recargas: readonly Recarga[]): Promise<void> {
  const abertas = await todos(recargas, async ({ quem, valor }) => {
    const { idPagamento: id } = await mundo.chamar('comprarCredito', { valor, meioPagamento: 12 }, quem);
    return { quem, id };
  });
  await mundo.assentar();
  await todos(abertas, async ({ quem, id }) => {
    const { identificadorPagamento } = await mundo.chamar('getPagamentoStatus', { id }, quem);
    mundo.fora.pagar(identificadorPagamento, quem.cpf);
    await mundo.chamar('verificarPagamento', { id }, quem);
  });
  await mundo.assentar();
}

const JUNTOS = 6;

/** The same for each, a few at a time; the answers in the order of the question. */
export async function todos<T, R>(itens: readonly T[], fazer: (item: T) => Promise<R>): Promise<R[]> {
  const saida: R[] = [];
  const fila = itens.entries();
  async function correr(): Promise<void> {
    for (const [i, item] of fila) saida[i] = await fazer(item);
  }
  await Promise.all(Array.from({ length: Math.min(JUNTOS, itens.length) }, correr));
  return saida;
}

/** Check digits are right; the numbers are counted, not anybody's. */
export function cpfInventado(n: number): string {
  const base = String(700_000_000 + n * 1_237)
    .split('')
    .map(Number);
  function digito(numeros: readonly number[]): number {
    const resto = numeros.reduce((soma, d, i) => soma + d * (numeros.length + 1 - i), 0) % 11;
    return resto < 2 ? 0 : 11 - resto;
  }
  const primeiro = digito(base);
  return [...base, primeiro, digito([...base, primeiro])].join('');
}
