import { MARCA } from '@rateia/domain/marca';
import type { ConteudoDoEmail } from './modelo.ts';

type Nada = Readonly<Record<string, never>>;

/** E-mails that the operation causes about an account (REGRAS 2.15). */
export const modelosDoBackoffice = {
  contaBloqueadaPelaEquipe: (_d: Nada): ConteudoDoEmail => ({
    assunto: `Sua conta na ${MARCA} está bloqueada`,
    paragrafos: [
      'Por segurança, nossa equipe bloqueou a sua conta e encerrou as sessões abertas.',
      'O seu dinheiro está guardado e as suas vagas continuam. Responda este e-mail para resolvermos juntos.',
    ],
  }),
  contaDesbloqueada: (_d: Nada): ConteudoDoEmail => ({
    assunto: `Sua conta na ${MARCA} está liberada`,
    paragrafos: ['O bloqueio terminou. Você já pode entrar com a sua senha.'],
    botao: { rotulo: 'Entrar', caminho: '/login' },
  }),
  aparelhoLiberadoPelaEquipe: (d: { readonly aparelho: string; readonly quando: string }): ConteudoDoEmail => ({
    assunto: 'Liberamos um novo aparelho na sua conta',
    paragrafos: [`A seu pedido, nossa equipe liberou o aparelho ${d.aparelho} em ${d.quando}.`],
    botao: { rotulo: 'Conferir a segurança da conta', caminho: '/perfil/seguranca' },
    observacao: 'Se não foi você que pediu, troque a sua senha agora.',
  }),
  mensagemDaEquipe: (d: { readonly assunto: string; readonly mensagem: string }): ConteudoDoEmail => ({
    assunto: d.assunto,
    paragrafos: d.mensagem.split(/\n{2,}/),
    observacao: 'Nossa equipe nunca pede senha nem código.',
  }),
};
