import { diaDe } from '@rateia/domain/datas';
import { formatarDiaCompleto } from '@rateia/domain/datas-formatadas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Dialogo } from '../../../ui/dialogo/dialogo.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { useRetirarConsentimentoBiometrico } from '../mutations.ts';
import type { ConsentimentoBiometrico } from '../queries.ts';
import { privacidadeQueries } from '../queries.ts';
import c from '../screens/privacidade.module.css';

/** The consent to the use of the face, and taking it back in any state of the validation (LGPD art. 8; REGRAS 2.20). */
export function UsoDoRosto() {
  const consentimento = useQuery(privacidadeQueries.consentimentoBiometrico());
  return (
    <Cartao titulo="Uso do seu rosto">
      <p className={c['apoio']}>
        Comparamos a sua selfie com o documento só para confirmar a sua identidade, quando você pede.
      </p>
      <Consulta consulta={consentimento} erro="Não conseguimos carregar o seu consentimento">
        {(dados) => <Situacao dados={dados} />}
      </Consulta>
    </Cartao>
  );
}

function Situacao({ dados }: { readonly dados: ConsentimentoBiometrico }) {
  const [perguntando, setPerguntando] = useState(false);
  function fechar(): void {
    setPerguntando(false);
  }
  const retirar = useRetirarConsentimentoBiometrico(fechar);
  return (
    <>
      <p className={c['apoio']}>{respostaDe(dados)}</p>
      {dados.podeRetirar && (
        <div className={c['acoes']}>
          <Botao variante="suave" onClick={() => setPerguntando(true)}>
            Retirar o consentimento
          </Botao>
        </div>
      )}
      <Dialogo
        aberto={perguntando}
        titulo="Retirar o consentimento do uso do rosto?"
        aoFechar={fechar}
        acoes={
          <>
            <Botao
              variante="perigo-linha"
              fazendo={retirar.isPending && 'Retirando'}
              onClick={() => retirar.mutate(undefined)}
            >
              Retirar e apagar as imagens
            </Botao>
            <Botao variante="texto" onClick={fechar}>
              Manter
            </Botao>
          </>
        }
      >
        <p>{consequenciaDe(dados)}</p>
      </Dialogo>
    </>
  );
}

function dia(em: string): string {
  return formatarDiaCompleto(diaDe(em));
}

function respostaDe({ consentidoEm, retiradoEm, emAndamento, identidadeConfirmada }: ConsentimentoBiometrico): string {
  if (retiradoEm !== null)
    return identidadeConfirmada
      ? `Você retirou o consentimento em ${dia(retiradoEm)}. Apagamos as imagens, e a sua identidade continua confirmada.`
      : `Você retirou o consentimento em ${dia(retiradoEm)}. Para confirmar a identidade, envie as imagens e aceite de novo.`;
  if (consentidoEm !== null) return `Você aceitou em ${dia(consentidoEm)}.`;
  return emAndamento
    ? 'Você começou a enviar as imagens e ainda não deu este consentimento.'
    : 'Você não deu este consentimento.';
}

/** The effect of taking the consent back now. */
function consequenciaDe({ emAndamento, identidadeConfirmada, podePedirRevisao }: ConsentimentoBiometrico): string {
  if (emAndamento)
    return 'A confirmação em andamento termina e as imagens são apagadas agora. Você pode começar outra quando quiser.';
  if (identidadeConfirmada)
    return 'As imagens que ainda guardamos são apagadas agora. A sua identidade continua confirmada: fica só o resultado.';
  return podePedirRevisao
    ? 'As imagens são apagadas agora. Sem elas, não dá mais para pedir que uma pessoa olhe a recusa.'
    : 'As imagens que ainda guardamos são apagadas agora.';
}
