/**
 * Addresses for the sandbox. Towns, states, IBGE codes and area codes are the real ones (IBGE, Anatel), and each CEP
 * lies in its town's range. Streets and districts are well-known ones or invented, and serve only to fill forms.
 */
export interface EnderecoDaTabela {
  readonly cep: string;
  readonly logradouro: string;
  readonly bairro: string;
  readonly localidade: string;
  readonly uf: string;
  readonly estado: string;
  readonly regiao: string;
  readonly ibge: string;
  readonly ddd: string;
}

const LINHAS = `
01001000|Praça da Sé|Sé|São Paulo|SP|3550308|11
01310100|Avenida Paulista|Bela Vista|São Paulo|SP|3550308|11
13010000|Rua das Figueiras|Centro|Campinas|SP|3509502|19
11010000|Rua do Porto|Centro|Santos|SP|3548500|13
20040002|Avenida Rio Branco|Centro|Rio de Janeiro|RJ|3304557|21
22070000|Rua da Praia Nova|Copacabana|Rio de Janeiro|RJ|3304557|21
24020000|Rua da Barca|Centro|Niterói|RJ|3303302|21
30130010|Praça Sete de Setembro|Centro|Belo Horizonte|MG|3106200|31
38400000|Rua do Cerrado|Centro|Uberlândia|MG|3170206|34
36010000|Rua da Serra|Centro|Juiz de Fora|MG|3136702|32
29010000|Rua da Ilha|Centro|Vitória|ES|3205309|27
40010000|Rua da Ladeira|Comércio|Salvador|BA|2927408|71
49010000|Rua do Mangue|Centro|Aracaju|SE|2800308|79
57020000|Rua da Lagoa|Centro|Maceió|AL|2704302|82
50010000|Rua das Pontes|Santo Antônio|Recife|PE|2611606|81
58010000|Rua do Sol Nascente|Centro|João Pessoa|PB|2507507|83
59010000|Rua da Duna|Cidade Alta|Natal|RN|2408102|84
60010000|Rua da Jangada|Centro|Fortaleza|CE|2304400|85
64000000|Rua do Rio Poti|Centro|Teresina|PI|2211001|86
65010000|Rua do Azulejo|Centro|São Luís|MA|2111300|98
66010000|Rua do Mercado|Campina|Belém|PA|1501402|91
68900000|Rua do Equador|Central|Macapá|AP|1600303|96
69005000|Rua da Seringueira|Centro|Manaus|AM|1302603|92
69301000|Rua do Lavrado|Centro|Boa Vista|RR|1400100|95
69900000|Rua do Seringal|Centro|Rio Branco|AC|1200401|68
76801000|Rua da Estrada de Ferro|Centro|Porto Velho|RO|1100205|69
77001000|Quadra 101 Norte|Plano Diretor Norte|Palmas|TO|1721000|63
70150900|Praça dos Três Poderes|Zona Cívico-Administrativa|Brasília|DF|5300108|61
74003010|Avenida Goiás|Setor Central|Goiânia|GO|5208707|62
78005000|Rua do Pantanal|Centro|Cuiabá|MT|5103403|65
79002000|Rua do Ipê|Centro|Campo Grande|MS|5002704|67
80010000|Rua da Araucária|Centro|Curitiba|PR|4106902|41
88010000|Rua da Ponte Velha|Centro|Florianópolis|SC|4205407|48
90010000|Rua do Cais|Centro Histórico|Porto Alegre|RS|4314902|51
18150000|||Ibiúna|SP|3519709|15
`;

const ESTADOS: Readonly<Record<string, readonly [string, string]>> = {
  AC: ['Acre', 'Norte'],
  AL: ['Alagoas', 'Nordeste'],
  AM: ['Amazonas', 'Norte'],
  AP: ['Amapá', 'Norte'],
  BA: ['Bahia', 'Nordeste'],
  CE: ['Ceará', 'Nordeste'],
  DF: ['Distrito Federal', 'Centro-Oeste'],
  ES: ['Espírito Santo', 'Sudeste'],
  GO: ['Goiás', 'Centro-Oeste'],
  MA: ['Maranhão', 'Nordeste'],
  MG: ['Minas Gerais', 'Sudeste'],
  MS: ['Mato Grosso do Sul', 'Centro-Oeste'],
  MT: ['Mato Grosso', 'Centro-Oeste'],
  PA: ['Pará', 'Norte'],
  PB: ['Paraíba', 'Nordeste'],
  PE: ['Pernambuco', 'Nordeste'],
  PI: ['Piauí', 'Nordeste'],
  PR: ['Paraná', 'Sul'],
  RJ: ['Rio de Janeiro', 'Sudeste'],
  RN: ['Rio Grande do Norte', 'Nordeste'],
  RO: ['Rondônia', 'Norte'],
  RR: ['Roraima', 'Norte'],
  RS: ['Rio Grande do Sul', 'Sul'],
  SC: ['Santa Catarina', 'Sul'],
  SE: ['Sergipe', 'Nordeste'],
  SP: ['São Paulo', 'Sudeste'],
  TO: ['Tocantins', 'Norte'],
};

export const TABELA_DE_CEP: ReadonlyMap<string, EnderecoDaTabela> = new Map(
  LINHAS.trim()
    .split('\n')
    .map((linha) => {
      const [cep = '', logradouro = '', bairro = '', localidade = '', uf = '', ibge = '', ddd = ''] = linha.split('|');
      const [estado, regiao] = ESTADOS[uf] ?? ['', ''];
      return [cep, { cep, logradouro, bairro, localidade, uf, estado, regiao, ibge, ddd }] as const;
    }),
);
