import { useEffect, useState } from 'react';
import type { Consentimento } from '../../lib/consentimento.ts';
import { aoAbrirEscolha, guardarConsentimento, lerConsentimento } from '../../lib/consentimento.ts';
import { sessaoAtual } from '../../lib/sessao.ts';
import { BarraDeCookies } from './barra-de-cookies.tsx';
import { NiveisDeCookies } from './niveis-de-cookies.tsx';
import { obedecer } from './obedecer-consentimento.ts';
import { registrarResposta, vincularAConta } from './registrar-consentimento.ts';

const SO_O_NECESSARIO: Consentimento = { necessary: true, analytics_storage: false, ad_storage: false };
const TUDO: Consentimento = { necessary: true, analytics_storage: true, ad_storage: true };

/**
 * The question about cookies (spec 1, §4): a bar until it is answered, in which refusing is as easy as accepting, and a
 * dialog to choose level by level, which can be opened again at any time.
 */
export function EscolhaDeCookies() {
  const [resposta, setResposta] = useState<Consentimento | 'lendo' | undefined>('lendo');
  const [escolhendo, setEscolhendo] = useState(false);
  useEffect(() => {
    void lerConsentimento().then((lido) => {
      setResposta(lido);
      if (lido === undefined) return;
      void obedecer(lido);
      void vincularAConta(lido);
    });
    const deixarDeOuvir = aoAbrirEscolha(() => setEscolhendo(true));
    const deixarDeVincular = sessaoAtual.assinar(() => void lerConsentimento().then(vincularAConta));
    return () => {
      deixarDeOuvir();
      deixarDeVincular();
    };
  }, []);
  async function responder(novo: Consentimento): Promise<void> {
    setEscolhendo(false);
    const anonimo = (typeof resposta === 'object' ? resposta.anonimo : undefined) ?? crypto.randomUUID();
    const completo = { ...novo, anonimo };
    setResposta(completo);
    await guardarConsentimento(completo);
    await registrarResposta(completo);
    await obedecer(completo);
  }
  return (
    <>
      {resposta === undefined && (
        <BarraDeCookies
          aoRecusar={() => void responder(SO_O_NECESSARIO)}
          aoAceitar={() => void responder(TUDO)}
          aoEscolher={() => setEscolhendo(true)}
        />
      )}
      {escolhendo && (
        <NiveisDeCookies
          atual={resposta === 'lendo' || resposta === undefined ? SO_O_NECESSARIO : resposta}
          aoResponder={(novo) => void responder(novo)}
          aoFechar={() => setEscolhendo(false)}
        />
      )}
    </>
  );
}
