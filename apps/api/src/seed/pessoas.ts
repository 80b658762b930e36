/** Password of everybody in the demonstration. Development only: production never runs the seed. */
export const SENHA_DA_DEMONSTRACAO = 'Manga#Petroleo27';

type PessoaDaDemonstracao = {
  readonly papel: string;
  readonly email: string;
  readonly senha: string;
  /** Secret of the authenticator app of a person of the staff; the sandbox shows its codes. */
  readonly segredo?: string;
};
function pessoa(papel: string, email: string): PessoaDaDemonstracao {
  return { papel, email, senha: SENHA_DA_DEMONSTRACAO };
}
function daEquipe(papel: string, email: string, segredo: string): PessoaDaDemonstracao {
  return {
    ...pessoa(papel, email),
    segredo,
  };
}

/** The people to log in as, printed by `npm start`. All invented. */
export const pessoasDaDemonstracao: readonly PessoaDaDemonstracao[] = [
  pessoa('administrador de grupos', 'rafael.nogueira@exemplo.com.br'),
  pessoa('membro de grupos', 'marina.duarte@exemplo.com.br'),
  daEquipe('operação: suporte', 'aline.kato@exemplo.com.br', 'MANGAPETROLEOSUPORTE234567ABCDEF'),
  daEquipe('operação: financeiro', 'otavio.brandao@exemplo.com.br', 'MANGAPETROLEOFINANCEIRO234567ABC'),
  daEquipe('operação: líder', 'livia.sampaio@exemplo.com.br', 'MANGAPETROLEOLIDERANCA234567ABCD'),
];

export const NOMES: readonly string[] = [
  'Rafael',
  'Marina',
  'Aline',
  'Otávio',
  'Lívia',
  'Beatriz',
  'João',
  'Tereza',
  'Lucas',
  'Camila',
  'Diego',
  'Larissa',
  'Igor',
  'Paulo',
  'Helena',
  'Bruno',
  'Júlia',
  'Caio',
  'Renata',
  'Tiago',
  'Sofia',
  'André',
  'Clara',
  'Vítor',
  'Isabela',
  'Mateus',
  'Luana',
  'Gustavo',
  'Débora',
  'Felipe',
  'Nina',
  'Samuel',
  'Vanessa',
  'Hugo',
  'Elisa',
  'Murilo',
  'Priscila',
  'Danilo',
  'Rosa',
  'Enzo',
];
export const SOBRENOMES: readonly string[] = [
  'Nogueira',
  'Duarte',
  'Kato',
  'Brandão',
  'Sampaio',
  'Lobo',
  'Pires',
  'Ramos',
  'Teles',
  'Tavares',
  'Gomes',
  'Moraes',
  'Azevedo',
  'Farias',
  'Queiroz',
  'Bastos',
  'Peixoto',
  'Viana',
  'Rezende',
  'Campos',
  'Maia',
  'Siqueira',
  'Amaral',
  'Coelho',
  'Pacheco',
  'Freire',
  'Barreto',
  'Couto',
  'Dantas',
  'Leal',
];

export type Nome = { readonly nome: string; readonly sobrenome: string; readonly email: string };

/** The n-th invented person; the first five are those of `pessoasDaDemonstracao`. */
export function nomeInventado(n: number): Nome {
  const nome = NOMES[n % NOMES.length] ?? 'Pessoa';
  const sobrenome = SOBRENOMES[(n < 5 ? n : n * 7 + Math.floor(n / NOMES.length)) % SOBRENOMES.length] ?? 'Teste';
  function letras(t: string) {
    return t
      .normalize('NFD')
      .replace(/[^a-z]/gi, '')
      .toLowerCase();
  }
  return { nome, sobrenome, email: `${letras(nome)}.${letras(sobrenome)}${n < 5 ? '' : n}@exemplo.com.br` };
}
