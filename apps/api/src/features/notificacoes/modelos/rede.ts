import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import type { ConteudoDoEmail } from './modelo.ts';

/** E-mails of the network of friends (spec A§3 conectarRede 264). */
export const modelosDaRede = {
  conviteDaRede: (d: { readonly nome: string }): ConteudoDoEmail => ({
    assunto: `${d.nome} quer se conectar com você`,
    paragrafos: [
      `${d.nome} enviou um convite para a sua rede.`,
      'Quem está na sua rede vê o seu nome inteiro e os grupos que vocês têm em comum. Saldo, e-mail e telefone continuam só seus.',
    ],
    botao: { rotulo: 'Ver o convite', caminho: '/perfil/rede' },
    observacao: 'Se você não conhece esta pessoa, ignore ou recuse. Ela não fica sabendo.',
  }),
  indicacaoCreditada: (d: { readonly nome: string; readonly valor: number }): ConteudoDoEmail => ({
    assunto: `Você ganhou ${formatarReais(centavos(d.valor))} pela indicação de ${d.nome}`,
    paragrafos: [
      `${d.nome} assinou o primeiro grupo, e o seu crédito está na carteira.`,
      'Ele paga a sua próxima assinatura antes do saldo, e não pode ser retirado.',
    ],
    destaque: formatarReais(centavos(d.valor)),
    botao: { rotulo: 'Ver as minhas indicações', caminho: '/carteira/indicacoes' },
  }),
  conviteAceito: (d: { readonly nome: string }): ConteudoDoEmail => ({
    assunto: `Você e ${d.nome} estão conectados`,
    paragrafos: [`${d.nome} aceitou o seu convite e agora faz parte da sua rede.`],
    botao: { rotulo: 'Ver a minha rede', caminho: '/perfil/rede' },
  }),
};
