/**
 * The browser tests in two rows, each with a copy of the product of its own, side by side on two cores: a copy has one
 * clock, so within a row one test follows the other. What moves the clock far stands at the end of its row, and last of
 * all what gives everybody new terms to accept. The tests that look at screens share a
 * row, `telas` the last of them: it says which screens none has looked at.
 */
export const FRENTES: readonly (readonly string[])[] = [
  [
    'sessao',
    'segundo-fator',
    'abas',
    'telas-da-conta',
    'telas',
    'percurso',
    'teclado',
    'teclado-operacao',
    'campos',
    'dialogos',
    'estados',
    'compridos',
    'casca',
    'peso',
    'navegacao',
    'avisos-da-casca',
    'catalogo',
    'notificacoes',
    'pagamento',
    'identidade',
    'compartilhar',
    'documentacao',
    'galeria',
    'emails',
  ],
  [
    'cadastro',
    'perfil',
    'contas',
    'operacao',
    'dados-pela-equipe',
    'tarefas',
    'comeco-do-grupo',
    'fim-do-grupo',
    'dinheiro-que-volta',
    'erros',
    'privacidade',
    'pendencias',
    'consentimento',
    'marketing',
    'banners',
    'saida-por-atraso',
    'historia',
    'termos',
  ],
];

/** Which row this run is, from 1; none: all of them, one after the other. */
export const FRENTE = process.env['E2E_FRENTE'] === undefined ? undefined : Number(process.env['E2E_FRENTE']);

/** The files of this run, in their order. */
export const PROJETOS: readonly string[] = FRENTE === undefined ? FRENTES.flat() : (FRENTES[FRENTE - 1] ?? []);
