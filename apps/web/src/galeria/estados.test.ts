import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * The states that each component can have, beyond its first one: the text that one of its tags must have on the page of
 * the components. An empty list: the component has one state, or those of the components inside it.
 */
const ESTADOS: Readonly<Record<string, readonly string[]>> = {
  // base
  Abas: ['conta: 0', 'conta: 120'],
  Avatar: ['voce', 'imagem="/nao-existe.png"', 'imagem="/previa.png"', 'nome=""'],
  Botao: [
    'variante={variante}',
    'variante="branco"',
    'variante="vidro"',
    'tamanho="sm"',
    'tamanho="lg"',
    'icone=',
    'iconeDepois=',
    'bloco',
    'href=',
    'novaJanela',
    'fazendo=',
    'desligado',
  ],
  BotaoCopiar: ['tamanho="sm"', 'bloco', 'falha='],
  BotaoIcone: ['tom="suave"', 'tom="escuro"', 'ligado', 'ligado={false}', 'desligado', 'expandido', 'href='],
  Cartao: ['titulo=', 'ladoTitulo=', 'rente', 'tom="manga"', 'tom="hero"'],
  Chips: ['conta: 8', 'conta: 0', 'icone:'],
  Contador: ['quantos={0}', 'quantos={3}', 'quantos={9}', 'quantos={10}', 'quantos={120}', '"cabecalho"', '"barra"'],
  Etiqueta: ['tom={tom}', 'tom="voce"', 'icone='],
  Ligacao: ['pequena'],
  LinhaLista: [
    'detalhe=',
    'tomIcone="neutro"',
    'tomIcone="info"',
    '"entrada"',
    '"warning"',
    'inicio=',
    'fim=',
    'onClick=',
  ],
  Lista: [],
  ListaDefinicao: ['total: true', 'detalhe:'],
  Nota: ['tom="info"', 'tom="warning"', 'tom="danger"', 'tom="manga"', 'titulo=', 'alerta', 'icone='],
  Inteiras: [],
  Oculto: [],
  Quantidade: ['valor={1}', 'valor={3}'],
  Sanfona: ['aberta={0}'],
  Secao: ['lado='],
  Grade: [],
  Trilho: [],
  TextoRico: [],
  // campanha
  BannerDaCampanha: ['peca={semImagem}', 'contagemAte: null', 'tamanho="mobile"'],
  ContagemDaCampanha: [],
  Ausente: [],
  Espaco: [],
  FiguraDaCampanha: [],
  ModalDaCampanha: ['aberto={aberta}'],
  PreviaDoModal: ['tamanho="mobile"', 'tamanho="desktop"', "titulo: ''"],
  // carteira
  CarteiraHero: [
    'disponivel={0}',
    'partes={[]}',
    'hrefAdicionar=',
    'hrefRetirar=',
    "tipo: 'bloqueado'",
    "tipo: 'caucao'",
  ],
  Comprovante: ['acao=', 'icone=', 'total: true'],
  CicloExtrato: [],
  DiaExtrato: ['saldo='],
  ProximasCobrancas: [],
  LinhaExtrato: ['valor={-6160}', 'valor={15_000}', 'valor={0}', 'etiqueta=', 'href='],
  FaturaRow: ['status={status}', 'status={11}', 'status={13}', 'status={63}', 'cor=', 'icone='],
  // compartilhar
  BotaoCompartilhar: ["tipo: 'grupo'", "tipo: 'indicacao'", 'rotulo=', 'bloco'],
  FolhaCompartilhar: [],
  ModosDeCompartilhar: [],
  RedesDeCompartilhar: [],
  // conversa
  ListaDeAnexos: ['aoTirar='],
  EscolherAnexo: ['restam={1}', 'restam={0}', 'enviando', 'erro='],
  Conversa: [],
  AvisoNaConversa: [],
  ContatoEscondido: [],
  LinhaDoSistema: [],
  Mensagem: ['minha', 'imagem=', 'anexos='],
  PropostaDaConversa: [],
  // dialogo
  Dialogo: ['acoes='],
  DialogosHost: [],
  ToastsHost: [],
  // dinheiro
  Valor: [
    'tamanho="xl"',
    'tamanho="lg"',
    'tamanho="md"',
    'tamanho="linha"',
    'sinal',
    'valor={-6160}',
    'valor={0}',
    'riscado',
  ],
  // estado
  Carregando: ['texto='],
  Osso: ['largura='],
  OssoCartao: [],
  OssoLista: ['quantos='],
  Consulta: ['isPending: true', 'isError: true', 'vazio=', 'data: 3'],
  DinheiroSeguro: [],
  FalhaDaConsulta: ['isError: true'],
  Erro: ['detalhe=', 'aoTentarDeNovo=', 'acao=', 'codigo='],
  Vazio: ['detalhe=', 'acao='],
  // fluxo
  ContagemRegressiva: ['forma="caixas"', 'forma="texto"', 'forma="anel"', 'forma="unidades"', 'ate={inicio}', 'total='],
  PassoFluxo: ['apoio=', 'passo=', 'voltar=', 'href=', 'fazendo=', 'desligado', 'alternativa=', 'resumo='],
  PassoPin: ['erro='],
  ParteOuEspera: ['falhou: true', 'veio: 3', 'espera='],
  Passos: ["estado: 'feito'", "estado: 'agora'", "estado: 'depois'"],
  Progresso: ['passo={1}', 'passo={2}', 'passo={3}', 'passo={7}'],
  Prova: ["'pin'", "['chave']", "'recuperacao'", 'conferindo', 'erro="', 'rodape='],
  // formulario
  CampoArea: ['value={comprido}', 'placeholder=', 'erro=', 'desligado', 'linhas='],
  CampoCep: ['value=', 'erro=', 'desligado'],
  CampoCpf: ['value=', 'erro=', 'desligado'],
  CampoCvc: ['value=', 'apoio=', 'erro=', 'desligado'],
  CampoData: ['value=', 'erro=', 'desligado'],
  CampoDeAcesso: [
    'nome="login"',
    'nome="senha"',
    'nome="codigo"',
    'nome="cookie"',
    'nome="link"',
    'nome="instrucoes"',
    'nome="recado"',
    'erro="',
  ],
  CampoDinheiro: ['grande', 'value={undefined}', 'apoio=', 'erro=', 'desligado'],
  CampoDoProvedor: ['erro=', 'apoio='],
  CampoEscolha: ['value=""', 'value="familia"', 'erro=', 'desligado'],
  CampoMascara: [],
  CampoNovaSenha: ['value="abc"', 'value={senha}', 'erro='],
  CampoNumeroDoCartao: ['value="5555555555554444"', 'erro=', 'desligado'],
  CampoSenha: ['erro=', 'desligado'],
  CampoTelefone: ['value=', 'apoio=', 'erro=', 'desligado'],
  CampoTexto: ['tipo="email"', 'icone=', 'fim=', 'apoio=', 'erro=', 'desligado'],
  CampoValidadeDoCartao: ['erro=', 'desligado'],
  ErroDito: [],
  MolduraDoCampo: [],
  CamposDoEndereco: ['situacao={situacao}', 'buscando={buscando}'],
  LoginsSociais: ['escolhido={3}', 'escolhido={undefined}', 'carregando escolhido', 'provedores={[]}'],
  EscolhaDeImagem: ['imagem={undefined}', 'imagem={foto}', 'imagem={semPrevia}', 'enviando fracao', 'erro="'],
  ForcaDaSenha: [],
  MarcaDoProvedor: [],
  Marcacao: ['marcada={false}', 'marcada aoMudar', 'erro='],
  Opcoes: ['valor={undefined}', 'valor={opcao}', 'detalhe:', 'icone:', 'fim:', 'indisponivel: true'],
  PinInput: ['value=""', 'value="K7M2P9W"', 'apoio=', 'erro=', 'desligado'],
  // grupo
  CurvaDaMulta: ['atual={2}'],
  GrupoCard: [
    'recomendacao={{ motivo',
    'sozinho:',
    'fila=',
    'administrador=',
    'fato=',
    'acessoInstantaneo',
    "'retida'",
    "vagas={['sua']}",
  ],
  Reputacao: ['nota={4.8}', 'nota={5}'],
  StatusBadge: ['status={id}', 'rotulo='],
  Tile: ['cor={cor}', 'cor="inventada"', 'icone="inventado"', 'tamanho='],
  // layout
  BarraAcao: ['rotulo=', 'valor='],
  Pagina: ['subtitulo='],
  QuadroPublico: [],
  // loteria
  Bolas: ["estado: 'acertou'", "estado: 'errou'", 'loteria={loteria}', 'ATLÉTICO/MG'],
  BolaoCard: ['suas: 2', 'situacao="Esgotado"', 'vendidas: 10 '],
  MarcaDaLoteria: ['loteria={loteria}'],
  // marca
  Logo: ['escuro'],
  Marca: [],
  // pagamento
  CaucaoCard: ['caucao={2198}', 'caucao={0}'],
  MeiosPagamento: ['escolhido={meio}', 'escolhido={undefined}', 'disponivel: false', 'motivo:'],
  CartaoPainel: [
    '"semCartao"',
    '"enviando"',
    '"desafio"',
    '"emAnalise"',
    '"pago"',
    '"recusado"',
    '"encerrado"',
    'desafio=',
  ],
  QuadroDoBanco: [],
  PaginaDeForaPainel: ['"preparando"', '"aguardando"', '"pago"', '"expirado"', 'gerando', 'codigo='],
  BoletoPainel: ['"aguardando"', '"pago"', '"preparando"', '"vencido"', 'gerando'],
  PixPainel: ['"aguardando"', '"expirado"', '"pago"', '"preparando"', 'gerando'],
  QrCode: [],
  SemQrCode: [],
  // partes
  Amostra: [],
  Anel: ["'sua'", "'vazia'", "'clara'", "'vazia-escura'", 'length: 120', 'girando', 'descricao='],
  BarraPartes: ["'plano'", "'taxa'", "'caucao'", "'bloqueado'", "'disponivel'", "'success'", "'warning'", "'danger'"],
  Composicao: ['depois=', 'valor: -500'],
  Lugares: ["'ocupada'", "'retida'", "'sua'", "'livre'", "'sua-fila'", 'imagem:'],
  Vagas: ['larga', 'suasNaFila: 1', 'livres: 0'],
  // situacao
  Situacao: ['valor={valor}', 'valor="estadoNovo"', 'rotulo='],
};

function fontes(pasta: string): readonly string[] {
  return readdirSync(join(import.meta.dirname, pasta), { recursive: true, encoding: 'utf8' })
    .filter((nome) => nome.endsWith('.tsx'))
    .map((nome) => readFileSync(join(import.meta.dirname, pasta, nome), 'utf8'));
}

const componentes = fontes('../ui')
  .flatMap((fonte) => [...fonte.matchAll(/^export (?:function|const) ([A-Z]\w*)/gm)])
  .map(([, nome = '']) => nome)
  .filter((nome) => nome !== 'UiProvider');

/** The opening tags of a component in a source, each from its name to its end, in one line. */
function etiquetas(fonte: string, nome: string): readonly string[] {
  return [...fonte.matchAll(new RegExp(`<${nome}\\b`, 'g'))].map(({ index }) => {
    let fundo = 0;
    let fim = index;
    while (fim < fonte.length && !(fundo === 0 && fonte[fim] === '>')) {
      if (fonte[fim] === '{') fundo += 1;
      if (fonte[fim] === '}') fundo -= 1;
      fim += 1;
    }
    return fonte.slice(index, fim).replace(/\s+/g, ' ');
  });
}

const galeria = fontes('.');
function tem(etiqueta: string, estado: string): boolean {
  return /^\w+$/.test(estado) ? new RegExp(`\\s${estado}(?![\\w=])`).test(`${etiqueta} `) : etiqueta.includes(estado);
}
function faltam(nome: string): readonly string[] {
  const dela = galeria.flatMap((fonte) => etiquetas(fonte, nome));
  return (ESTADOS[nome] ?? []).filter((estado) => !dela.some((etiqueta) => tem(etiqueta, estado)));
}

describe('The states of the components (DESIGN 6: every state of every component)', () => {
  it('every component has its states written down, and nothing else has', () => {
    expect(Object.keys(ESTADOS).sort()).toEqual([...componentes].sort());
  });

  it.each(Object.keys(ESTADOS))('%s is shown in each of its states', (nome) => {
    expect(faltam(nome)).toEqual([]);
  });

  it('a state that is only in another component is missed', () => {
    const fonte = '<Botao tamanho="sm">a</Botao> <PinInput desligado onChange={() => 1} />';
    expect(etiquetas(fonte, 'Botao').some((etiqueta) => tem(etiqueta, 'desligado'))).toBe(false);
    expect(etiquetas(fonte, 'PinInput').some((etiqueta) => tem(etiqueta, 'desligado'))).toBe(true);
  });
});
