import * as chamadas from '@rateia/contracts/chamadas';
import { useState } from 'react';
import { useChamada } from '../../../lib/consultas.ts';
import { useParametro } from '../../../lib/navegacao.ts';
import { paths } from '../../../lib/paths.ts';
import { PassoFluxo } from '../../../ui/fluxo/passo-fluxo.tsx';
import { Opcoes } from '../../../ui/formulario/opcoes.tsx';
import { QuadroPublico } from '../../../ui/layout/quadro-publico.tsx';

/** /unsubscribe/{hash} (spec 1, §2): without login, and nothing happens before the button. */
export function TelaUnsubscribe() {
  const hash = useParametro('hash');
  const [quais, setQuais] = useState<'assunto' | 'tudo'>('assunto');
  const [feito, setFeito] = useState(false);
  const parar = useChamada(chamadas.descadastrarComunicacao, { aoConcluir: () => setFeito(true) });
  return (
    <QuadroPublico>
      {feito ? (
        <PassoFluxo
          pergunta="Pronto, paramos de enviar"
          apoio="Avisos de pagamento, prazo e segurança continuam, porque fazem parte do serviço. Você pode voltar a receber nas preferências de comunicação."
          href={paths.perfilPreferenciasDeComunicacao()}
          acao="Ver as preferências"
        />
      ) : (
        <PassoFluxo
          pergunta="Parar de receber e-mails?"
          apoio="Você não precisa entrar na conta. Nada muda até confirmar."
          acao="Parar de receber"
          fazendo={parar.isPending && 'Registrando'}
          aoContinuar={() => parar.mutate({ params: { hash }, body: { tudo: quais === 'tudo' } })}
        >
          <Opcoes
            rotulo="Quais e-mails"
            valor={quais}
            aoEscolher={setQuais}
            opcoes={[
              { valor: 'assunto', titulo: 'Só este assunto', detalhe: 'O do e-mail que trouxe você até aqui.' },
              { valor: 'tudo', titulo: 'Todos os assuntos', detalhe: 'Menos o que faz parte do serviço.' },
            ]}
          />
        </PassoFluxo>
      )}
    </QuadroPublico>
  );
}
