import type { RespostaDe } from '../../../../lib/api-client.ts';
import { quantos } from '../../../../lib/em-palavras.ts';
import { useRegras } from '../../../../lib/regras.ts';
import { Sanfona } from '../../../../ui/base/sanfona.tsx';

/** Questions that people ask before they enter. Every number is a rule's. */
export function PerguntasDoGrupo({ grupo }: { readonly grupo: RespostaDe<'getGrupo'> }) {
  const { exigeCaucao, admin } = grupo;
  const { reembolso, grupos, cobranca } = useRegras() ?? {};
  const primeiroNome = admin.nome.split(' ')[0] ?? admin.nome;
  return (
    <Sanfona
      aberta={0}
      itens={[
        ...(exigeCaucao
          ? [
              {
                pergunta: 'O que é a caução?',
                resposta:
                  'É um depósito igual a uma mensalidade. Continua sendo seu e volta para a sua carteira quando você sai. Só é usado se uma cobrança falhar, para você não perder o acesso.',
              },
            ]
          : []),
        {
          pergunta: 'E se o acesso não chegar?',
          resposta: `${primeiroNome} tem ${quantos(grupos?.horasParaEnviarDados, 'horas')} para enviar. Se em ${quantos(grupos?.horasParaEntregarAcesso, 'horas')} o acesso não chegou, você sai do grupo e recebe tudo de volta${exigeCaucao ? ', com a caução' : ''}.`,
        },
        {
          pergunta: 'Posso desistir?',
          resposta: `Sim. Nos ${reembolso === undefined ? 'dias' : `${reembolso.diasDeArrependimento} dias`} depois do primeiro pagamento, tudo volta para você. Depois disso você sai no fim do ciclo que já pagou${exigeCaucao ? ', e a caução volta no último dia' : ''}.`,
        },
        {
          pergunta: 'Quando sou cobrado?',
          resposta: `Uma vez por mês, a partir do dia em que o seu acesso começa. A fatura sai ${quantos(cobranca && -cobranca.emitirEm, 'dias')} antes e lembramos você ${quantos(cobranca && -cobranca.lembrarEm, 'dias')} antes.`,
        },
      ]}
    />
  );
}
