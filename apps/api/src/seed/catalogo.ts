import { ID_RELACIONAMENTO, PERIODO_PLANO } from '@rateia/domain/grupos/enums';
import type { Banco } from '../db/banco.ts';

const CATEGORIAS = [
  [1, 'Vídeo', 'movie'],
  [2, 'Música', 'music'],
  [3, 'Jogos', 'device-gamepad-2'],
  [4, 'Cursos', 'school'],
  [5, 'Escritório', 'file-text'],
  [6, 'Segurança', 'shield-lock'],
  [7, 'Leitura', 'book'],
  [8, 'Saúde', 'activity-heartbeat'],
  [9, 'Outros', 'dots'],
] as const;

type Linha = readonly [
  id: number,
  nome: string,
  categoria: number,
  status: 0 | 1 | 2 | 4,
  icone: string,
  cor: string,
  formaAcesso: number,
  planos: readonly (readonly [nome: string, valor: number, lugares: number, periodo?: number])[],
];

/**
 * Services of the demonstration. Names of well-known services are used as names only; prices are illustrative and are
 * not the services' own. Id 4 is the specification's (spec B§3).
 */
const SERVICOS: readonly Linha[] = [
  [4, 'YouTube Premium', 1, 1, 'icone-01', 'cor-01', 240, [['Família', 5390, 6]]],
  [
    5,
    'Netflix',
    1,
    1,
    'icone-01',
    'cor-01',
    239,
    [
      ['Padrão', 4490, 2],
      ['Premium', 5990, 4],
    ],
  ],
  [6, 'Disney+', 1, 1, 'icone-01', 'cor-06', 239, [['Premium', 6690, 4]]],
  [7, 'HBO Max', 1, 1, 'icone-01', 'cor-07', 239, [['Platinum', 5590, 4]]],
  [8, 'Prime Vídeo', 1, 1, 'icone-01', 'cor-06', 239, [['Anual dividido', 1990, 3]]],
  [9, 'Globoplay', 1, 1, 'icone-01', 'cor-02', 239, [['Padrão com canais', 5490, 5]]],
  [10, 'Paramount+', 1, 1, 'icone-01', 'cor-06', 239, [['Padrão', 2790, 4]]],
  [11, 'Crunchyroll', 1, 1, 'icone-01', 'cor-02', 239, [['Mega Fan', 2490, 4]]],
  [
    12,
    'MUBI',
    1,
    1,
    'icone-01',
    'padrao',
    239,
    [
      ['Mensal', 3490, 3],
      ['Anual', 2790, 3, PERIODO_PLANO.anual.id],
    ],
  ],
  [13, 'Apple One', 1, 1, 'icone-01', 'cor-03', 240, [['Família', 5490, 6]]],
  [14, 'Spotify', 2, 1, 'icone-02', 'cor-04', 240, [['Família', 4090, 6]]],
  [15, 'Deezer', 2, 1, 'icone-02', 'cor-07', 240, [['Família', 3990, 6]]],
  [16, 'Apple Music', 2, 1, 'icone-02', 'cor-01', 240, [['Família', 3490, 6]]],
  [17, 'Tidal', 2, 1, 'icone-02', 'padrao', 240, [['Família', 3690, 6]]],
  [18, 'Xbox Game Pass', 3, 2, 'icone-03', 'cor-04', 239, [['Ultimate Amigos', 7690, 5]]],
  [19, 'PlayStation Plus', 3, 2, 'icone-03', 'cor-06', 239, [['Deluxe', 7690, 2]]],
  [20, 'Nintendo Switch Online', 3, 1, 'icone-03', 'cor-01', 240, [['Família anual dividida', 2790, 8]]],
  [21, 'EA Play', 3, 1, 'icone-03', 'cor-02', 239, [['Pro', 4990, 2]]],
  [22, 'Alura', 4, 2, 'icone-04', 'cor-06', 239, [['Plus', 16900, 3]]],
  [23, 'Coursera Plus', 4, 2, 'icone-04', 'cor-06', 239, [['Equipe', 19900, 5]]],
  [24, 'Duolingo', 4, 1, 'icone-04', 'cor-04', 240, [['Super Família', 5990, 6]]],
  [25, 'Rosetta Stone', 4, 2, 'icone-04', 'cor-03', 239, [['Ilimitado', 6990, 4]]],
  [26, 'Microsoft 365', 5, 1, 'icone-05', 'cor-02', 240, [['Family', 5990, 6]]],
  [27, 'Google One', 5, 1, 'icone-06', 'cor-03', 240, [['2 TB em família', 4999, 6]]],
  [28, 'Canva', 5, 1, 'icone-05', 'cor-05', 240, [['Equipes', 13900, 5]]],
  [29, 'Notion', 5, 2, 'icone-05', 'padrao', 240, [['Plus', 8900, 4]]],
  [30, 'Dropbox', 5, 1, 'icone-06', 'cor-06', 240, [['Family', 9990, 6]]],
  [31, '1Password', 6, 1, 'icone-06', 'cor-06', 240, [['Famílias', 2990, 5]]],
  [32, 'NordVPN', 6, 2, 'icone-06', 'padrao', 239, [['Completo', 3290, 6]]],
  [33, 'Surfshark', 6, 2, 'icone-06', 'cor-05', 239, [['One', 3190, 5]]],
  [34, 'Bitdefender', 6, 1, 'icone-06', 'cor-01', 241, [['Família', 2490, 8]]],
  [35, 'Kindle Unlimited', 7, 1, 'icone-04', 'cor-02', 239, [['Mensal', 2490, 2]]],
  [36, 'Skeelo', 7, 1, 'icone-04', 'cor-07', 239, [['Audiolivros', 2990, 3]]],
  [37, 'Jornal digital', 7, 4, 'icone-04', 'cor-02', 239, [['Casa', 4990, 4]]],
  [38, 'Strava', 8, 2, 'padrao', 'cor-02', 240, [['Família', 5390, 4]]],
  [39, 'Headspace', 8, 2, 'padrao', 'cor-03', 240, [['Família', 4990, 6]]],
  [40, 'Calm', 8, 1, 'padrao', 'cor-05', 240, [['Família', 5490, 6]]],
  [41, 'Wellhub', 8, 0, 'padrao', 'cor-01', 240, [['Família', 9990, 4]]],
  [42, 'Clube de vinhos', 9, 2, 'padrao', 'cor-01', 308, [['Caixa de 6', 24900, 6]]],
  [43, 'Disco virtual da turma', 9, 1, 'icone-06', 'cor-05', 308, [['5 TB', 8990, 5]]],
  [999, 'Personalizado', 9, 4, 'padrao', 'padrao', 308, []],
];

/** The price of the service for one person alone, illustrative like the plans; without it no saving is shown. */
const SOZINHO: Readonly<Record<string, number>> = {
  'YouTube Premium': 2690,
  Netflix: 2990,
  'Disney+': 2790,
  'HBO Max': 2990,
  Globoplay: 2490,
  Crunchyroll: 1490,
  Spotify: 2390,
  Deezer: 2490,
  'Apple Music': 2190,
  Tidal: 2190,
  'Apple One': 3490,
  'Microsoft 365': 5100,
  'Google One': 3499,
  Duolingo: 4790,
  Canva: 3490,
  Dropbox: 5990,
  '1Password': 1690,
  Alura: 10900,
  Strava: 3490,
  Headspace: 2990,
  Calm: 3490,
  'Xbox Game Pass': 5990,
};

/** Services whose own rule takes people of one house alone, illustrative like the plans (REGRAS 2.27). */
const EXIGEM: Readonly<Record<string, { readonly relacionamentos: number[]; readonly restricoes: string }>> = {
  Wellhub: {
    relacionamentos: [ID_RELACIONAMENTO.familia, ID_RELACIONAMENTO.mesmaResidencia],
    restricoes: 'O plano Família aceita só parentes de quem assina ou pessoas que moram na mesma casa.',
  },
};

/** Writes the catalogue; existing rows stay. */
export async function semearCatalogo(db: Banco): Promise<void> {
  await db
    .insertInto('categorias')
    .values(CATEGORIAS.map(([id, nome, icone], ordem) => ({ id, nome, icone, ordem })))
    .onConflict((c) => c.doNothing())
    .execute();
  await db
    .insertInto('servicos')
    .values(
      SERVICOS.map(([id, nome, categoria_id, status, icone, cor, forma_acesso]) => ({
        id,
        nome,
        nome_url: enderecoDe(nome),
        categoria_id,
        status,
        icone,
        cor,
        forma_acesso,
        valor_sozinho: SOZINHO[nome] ?? null,
        ...EXIGEM[nome],
      })),
    )
    .onConflict((c) => c.doNothing())
    .execute();
  const existentes = await db.selectFrom('planos').select('id').limit(1).execute();
  if (existentes.length > 0) return;
  await db
    .insertInto('planos')
    .values(
      SERVICOS.flatMap(([servico_id, , , , , , , planos]) =>
        planos.map(([nome, valor, lugares, periodo = 0]) => ({ servico_id, nome, valor, lugares, periodo })),
      ),
    )
    .execute();
}

/** A service as the scenario needs it. */
export function servicoPorNome(nome: string) {
  const linha = SERVICOS.find((s) => s[1] === nome);
  if (linha === undefined) throw new Error(`no service ${nome} in the catalogue`);
  const [id, , , , icone, cor, formaAcesso, planos] = linha;
  return { id, nome, icone, cor, formaAcesso, planos };
}

function enderecoDe(nome: string): string {
  return nome
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\+/g, ' mais')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
