import { paths } from '../../../lib/paths.ts';
import { Sanfona } from '../../../ui/base/sanfona.tsx';
import { Pagina } from '../../../ui/layout/pagina.tsx';

const PERGUNTAS = [
  {
    pergunta: 'Quando posso reclamar?',
    resposta:
      '24 horas depois de falar com o administrador, e até 30 dias depois do problema. Se você saiu do grupo, até 7 dias depois da saída.',
  },
  {
    pergunta: 'Quando não preciso esperar as 24 horas?',
    resposta: 'Quando o acesso nunca chegou, e quando pediram pagamento fora do site.',
  },
  {
    pergunta: 'O que o administrador recebe enquanto isso?',
    resposta: 'Nada por esta vaga: o valor fica bloqueado até a reclamação fechar.',
  },
  {
    pergunta: 'E se ele não responder?',
    resposta:
      'Se parou de funcionar ou nunca chegou, o que você pediu é feito sozinho. Nos outros casos, uma pessoa da equipe decide.',
  },
  {
    pergunta: 'E se eu não responder à proposta?',
    resposta:
      'Depois de 72 horas lembramos mais uma vez. Mais 72 horas e a reclamação fecha sem reembolso. Um reembolso integral é aceito sozinho.',
  },
  {
    pergunta: 'Como é a conta do que volta?',
    resposta:
      'Os dias não usados da sua parte, a taxa na mesma proporção e, se você sai, a caução inteira. Contamos desde o começo da falha se há prova, e desde a reclamação se não há.',
  },
  {
    pergunta: 'O que serve de prova?',
    resposta:
      'O que já vimos: pagamentos, entregas, aberturas do acesso e mensagens. E até 5 fotos ou PDFs de cada lado.',
  },
  {
    pergunta: 'E de um bolão?',
    resposta:
      'Você reclama do recibo, da lista de cotas ou do prêmio na página do bolão, até 30 dias depois do fim dele. A nossa equipe responde direto. Depois que as apostas são feitas, as cotas só voltam se duas pessoas decidirem.',
  },
  {
    pergunta: 'Posso abrir de novo?',
    resposta: 'Uma vez, até 7 dias depois de fechada, com uma prova nova.',
  },
];

/** /reclamacao/perguntas-frequentes. */
export function TelaPerguntasFrequentes() {
  return (
    <Pagina titulo="Perguntas sobre reclamações" voltar={paths.reclamacoesHistorico()} largura="estreita">
      <Sanfona itens={PERGUNTAS} aberta={0} />
    </Pagina>
  );
}
