import { describe, expect, it } from 'vitest';
import type { Uso } from './test/propriedades.ts';
import { componentesDe, ler, lerPasta, pedidosA, propriedadesDe, usosDe } from './test/propriedades.ts';

type Propriedades = ReturnType<typeof propriedadesDe>;

const ui = lerPasta('ui');
const galeria = lerPasta('galeria');
const COMPONENTES = componentesDe(ui);

/** Properties that draw nothing: reactions to events, and settings for the browser or a form. */
const SEM_DESENHO = /^(ao[A-Z].*|on[A-Z].*|id|name|className|ref|form|autoComplete|inputMode|maxLength|autoFocus)$/;

/** The components that are under no tag of the page of components, each with its reason. */
const FORA_DA_GALERIA: Readonly<Record<string, string>> = {
  'Botao.rotulo': 'for a screen reader alone',
  'Botao.tipo': 'its effect in a form; both look alike',
  'BotaoCopiar.variante': 'of the button inside, which shows each',
  'BotaoCompartilhar.variante': 'of the button inside, which shows each',
  'BotaoCopiar.tamanho': 'of the button inside, which shows each',
  'CampoTexto.tipo': 'which keys a phone offers',
  'Dialogo.figura': 'of the modal of a campaign, which is pictured open',
  'EscolhaDeImagem.camera': 'which camera a phone opens',
  'Logo.altura': 'of the frame of a public step',
  'PaginaDeForaPainel.estado: emAnalise': 'a sentence in the region that preparando shows',
  'PaginaDeForaPainel.recusado': 'a sentence above the way there',
  'Opcoes.nome': 'the name of the radios in their form',
  'Opcoes.erro': 'a remark under them, which shows each of its tones',
  'Opcoes.resposta': 'a remark among them, which shows each of its tones',
};
const DE_OUTRAS = 'a part of others, which show it';
const PARTES = [
  'Oculto',
  'ContagemDaCampanha',
  'FiguraDaCampanha',
  'FolhaCompartilhar',
  'ModosDeCompartilhar',
  'RedesDeCompartilhar',
  'OssoCartao',
  'CampoMascara',
  'ForcaDaSenha',
  'Marca',
  'QrCode',
  'Amostra',
  'MolduraDoCampo',
];

/** The options that the uses do not show: one that is never given, or a value that is never used. */
function faltam(propriedades: Propriedades, usos: readonly Uso[]): readonly string[] {
  return [...propriedades].flatMap(([nome, { opcional, padrao, valores }]) => {
    if (SEM_DESENHO.test(nome)) return [];
    const com = usos.filter(({ dados }) => dados.has(nome));
    if (opcional && com.length === 0) return [nome];
    function dito(valor: string): boolean {
      return (
        valor === padrao ||
        com.some(({ dados, palavras }) => (dados.get(nome) ?? (palavras.has(valor) ? valor : undefined)) === valor)
      );
    }
    return valores.filter((valor) => !dito(valor)).map((valor) => `${nome}: ${valor}`);
  });
}
function porQue(nome: string, falta: string): string | undefined {
  return PARTES.includes(nome)
    ? DE_OUTRAS
    : (FORA_DA_GALERIA[`${nome}.${falta}`] ?? FORA_DA_GALERIA[`${nome}.${falta.split(':')[0]}`]);
}

describe('The properties of the components (DESIGN 6: every state of every component)', () => {
  it.each([...COMPONENTES].map(([nome, propriedades]) => ({ nome, propriedades })))(
    '$nome is shown with each of its properties',
    ({ nome, propriedades }) => {
      const ausentes = faltam(propriedades, usosDe(galeria, nome)).filter((falta) => porQue(nome, falta) === undefined);
      expect(ausentes).toEqual([]);
    },
  );

  it('a dialog and a notice are shown with and without each of theirs', () => {
    for (const [objeto, tipo, propria] of [
      ['dialogos', 'PedidoDialogo', 'titulo'],
      ['recados', 'Toast', 'texto'],
    ] as const) {
      const pedidos = pedidosA(galeria, objeto);
      const opcoes = new Map([...propriedadesDe(ui, tipo)].filter(([nome]) => nome !== propria && nome !== 'chave'));
      expect([...opcoes.keys()].length).toBeGreaterThan(2);
      expect(faltam(opcoes, pedidos), objeto).toEqual([]);
      for (const nome of opcoes.keys())
        if (nome !== 'tom')
          expect(
            pedidos.some(({ dados }) => !dados.has(nome)),
            `${objeto} without ${nome}`,
          ).toBe(true);
    }
  });

  it('an exception is of the library, and none that the page shows', () => {
    for (const chave of Object.keys(FORA_DA_GALERIA)) {
      const [nome = '', falta = ''] = chave.split(/\.(.*)/);
      const ausentes = faltam(COMPONENTES.get(nome) ?? new Map(), usosDe(galeria, nome));
      expect(
        ausentes.some((ausente) => ausente === falta || ausente.startsWith(`${falta}:`)),
        chave,
      ).toBe(true);
    }
    for (const nome of PARTES) expect([COMPONENTES.has(nome), usosDe(galeria, nome).length], nome).toEqual([true, 0]);
  });

  it('reads options, words, defaults and inherited properties; misses those of another tag', () => {
    const fonte = ler(`
      type Tom = 'claro' | 'escuro';
      interface Base { erro?: string; fora?: string }
      interface BotaoProps extends Omit<Base, 'fora'> { tom?: Tom; tamanho: 'a' | 'b'; nota?: string }
      export function Botao({ tom = 'claro', ...resto }: BotaoProps) { return <Nota tamanho="a" nota="x" />; }
    `);
    const lidas = componentesDe([fonte]).get('Botao') ?? new Map();
    expect([...lidas.keys()]).toEqual(['erro', 'tom', 'tamanho', 'nota']);
    expect(faltam(lidas, usosDe([fonte], 'Botao'))).toEqual(['erro', 'tom', 'tamanho: a', 'tamanho: b', 'nota']);
    const pagina = ler(`const p = <Botao tom="escuro" tamanho={um ? 'a' : 'b'} erro="não" />;`);
    expect(faltam(lidas, usosDe([pagina], 'Botao'))).toEqual(['nota']);
  });
});
