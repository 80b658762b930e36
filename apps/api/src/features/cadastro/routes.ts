import type { cadastro } from '@rateia/contracts/cadastro';
import type { Manipuladores } from '../../http/rotas.ts';
import type { Tokens } from '../../http/tokens.ts';
import { ativarCadastro } from './conta/ativar-cadastro.ts';
import { createUsuario } from './conta/create-usuario.ts';
import { getAtivacao } from './conta/get-ativacao.ts';
import { getCadastroPendente } from './conta/get-cadastro-pendente.ts';
import { getUsuario } from './conta/get-usuario.ts';
import { precadastro } from './conta/precadastro.ts';
import { reenviarPin } from './conta/reenviar-pin.ts';
import { validarCadastro } from './conta/validar-cadastro.ts';
import { getCep } from './dados-fiscais/get-cep.ts';
import { getDadosFiscais } from './dados-fiscais/get-dados-fiscais.ts';
import { getEnderecoFiscal } from './dados-fiscais/get-endereco-fiscal.ts';
import { getEstados } from './dados-fiscais/get-estados.ts';
import { updateDadosFiscais } from './dados-fiscais/update-dados-fiscais.ts';
import { manipuladoresSociais } from './social/routes.ts';
import { validarTelefonePin } from './telefone/validar-telefone-pin.ts';
import { validarTelefoneUnico } from './telefone/validar-telefone-unico.ts';
import { deleteTelegram } from './telegram/delete-telegram.ts';
import { validarTelegram } from './telegram/validar-telegram.ts';
import { vincularTelegram } from './telegram/vincular-telegram.ts';
import { webhookTelegram } from './telegram/webhook-telegram.ts';
import { aceitarTermos } from './termos/aceitar-termos.ts';
import { getTermos } from './termos/get-termos.ts';
import { createDocumento } from './validacao-conta/create-documento.ts';
import { createDocumentoLink } from './validacao-conta/create-documento-link.ts';
import { deleteValidacaoConta } from './validacao-conta/delete-validacao-conta.ts';
import { getArquivo } from './validacao-conta/get-arquivo.ts';
import { getConsentimentoBiometrico } from './validacao-conta/get-consentimento-biometrico.ts';
import { getValidacaoContaStatus } from './validacao-conta/get-validacao-conta-status.ts';
import { listValidacaoConta } from './validacao-conta/list-validacao-conta.ts';
import { pedirRevisao } from './validacao-conta/pedir-revisao.ts';
import { reconhecimentoFacil } from './validacao-conta/reconhecimento-facil.ts';
import { retirarConsentimentoBiometrico } from './validacao-conta/retirar-consentimento-biometrico.ts';
import { uploadSelf } from './validacao-conta/upload-self.ts';

export function rotasDeCadastro({ tokens }: { readonly tokens: Tokens }): Manipuladores<typeof cadastro> {
  return {
    precadastro,
    createUsuario,
    validarCadastro: (ctx, entrada) => validarCadastro(ctx, entrada, tokens),
    reenviarPin,
    getAtivacao,
    ativarCadastro: (ctx, entrada) => ativarCadastro(ctx, entrada, tokens),
    getEstados,
    getUsuario,
    validarTelefoneUnico,
    validarTelefonePin,
    validarTelegram,
    vincularTelegram,
    deleteTelegram,
    webhookTelegram,
    getDadosFiscais,
    updateDadosFiscais,
    getEnderecoFiscal,
    getCep,
    getCadastroPendente,
    getTermos,
    aceitarTermos,
    ...manipuladoresSociais(tokens),
    createDocumento: { preparar: createDocumento },
    uploadSelf: { preparar: uploadSelf },
    reconhecimentoFacil,
    getValidacaoContaStatus,
    listValidacaoConta,
    getConsentimentoBiometrico,
    retirarConsentimentoBiometrico,
    deleteValidacaoConta,
    pedirRevisao,
    createDocumentoLink,
    getArquivo,
  };
}
