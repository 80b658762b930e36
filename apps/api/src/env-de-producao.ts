import type { Config } from './env-config.ts';
import { SEGREDO_PADRAO } from './gateways/credenciais-da-sandbox.ts';
import { enderecoDeSandbox, enderecoLocal } from './gateways/endereco-de-sandbox.ts';
import { ErroDeConfiguracao } from './gateways/erro-de-configuracao.ts';
import type { ProvasDeProducao } from './gateways/provedor.ts';
import { NOMES_DA_SANDBOX, provasDeProducao, SEGREDOS_DA_SANDBOX } from './gateways/provedores.ts';

/** Top-level names that lead nowhere (RFC 2606): a message sent there would get no answer. */
const DE_EXEMPLO = /\.(example|test|invalid|localhost)\b/i;

/** Shorter ones can be guessed. The webhook's is a key, from which address and signature are derived. */
const LETRAS_DE_UM_SEGREDO = 16;
const LETRAS_DA_CHAVE_DO_WEBHOOK = 32;

/**
 * Production refuses the values of the sandbox, default secrets, the test clock and a missing key set (CONFIABILIDADE
 * 1.12).
 */
export function recusarInseguro(c: Config, chaves: string | undefined): void {
  const faltas = [
    ...provasDeProducao(c).flatMap(faltasDoProvedor),
    ...faltasDoSegredo('WEBHOOK_SEGREDO', c.pix.webhook.segredo),
    ...faltasDoContato('SEGURANCA_CONTATO', c.contatoDeSeguranca),
    ...(chaves === undefined ? ['CHAVES é obrigatória em produção'] : []),
    ...(c.relogioDeTeste ? ['o relógio de teste (RELOGIO_DE_TESTE) não existe em produção'] : []),
    ...faltasDoProprioEndereco(c.appUrl),
  ];
  if (faltas.length > 0) throw new ErroDeConfiguracao(`Configuração recusada em produção: ${faltas.join('; ')}.`);
}

function deCadaValor(
  valores: Readonly<Record<string, string>> | undefined,
  faltas: (nome: string, valor: string) => readonly string[],
): readonly string[] {
  return Object.entries(valores ?? {}).flatMap(([nome, valor]) => faltas(nome, valor));
}

function faltasDoProvedor(provas: ProvasDeProducao): readonly string[] {
  return [
    ...deCadaValor(provas.enderecos, faltasDoEndereco),
    ...deCadaValor(provas.segredos, faltasDoSegredo),
    ...deCadaValor(provas.nomes, faltasDoNome),
    ...deCadaValor(provas.contatos, faltasDoContato),
    ...(provas.faltas ?? []),
  ];
}

/** An address that must lead outside: credentials and people's data go there with each call. */
function faltasDoEndereco(nome: string, url: string): readonly string[] {
  if (enderecoDeSandbox(url)) return [`${nome} aponta para a sandbox`];
  return /^(https|smtp):/.test(url) ? [] : [`${nome} precisa ser https`];
}

function faltasDoSegredo(nome: string, valor: string): readonly string[] {
  if (valor === SEGREDO_PADRAO || SEGREDOS_DA_SANDBOX.includes(valor))
    return [`${nome} é o segredo de desenvolvimento`];
  const minimo = nome === 'WEBHOOK_SEGREDO' ? LETRAS_DA_CHAVE_DO_WEBHOOK : LETRAS_DE_UM_SEGREDO;
  return valor.length < minimo ? [`${nome} é curto demais: ${minimo} caracteres ou mais`] : [];
}

function faltasDoNome(nome: string, valor: string): readonly string[] {
  return NOMES_DA_SANDBOX.includes(valor) ? [`${nome} é o da sandbox`] : [];
}

function faltasDoContato(nome: string, valor: string): readonly string[] {
  return DE_EXEMPLO.test(valor) ? [`${nome} é um endereço de exemplo`] : [];
}

function faltasDoProprioEndereco(appUrl: string): readonly string[] {
  if (!appUrl.startsWith('https://')) return ['APP_URL precisa ser https'];
  return enderecoLocal(appUrl) ? ['APP_URL aponta para esta máquina'] : [];
}
