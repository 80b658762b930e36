import { IconFingerprint } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { deixarDeEsperarChave, navegadorOfereceChave } from '../../../../lib/chave-de-acesso.ts';
import { aposLogin } from '../../../../lib/navegador.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { useEntrarComChave } from '../entrar-com-chave.ts';

/** Login by a passkey alone (spec 1, §6): offered by the browser in the e-mail field where it can, and by a button. */
export function EntrarComChave({ redirect }: { readonly redirect: string | undefined }) {
  const [recusa, setRecusa] = useState<string>();
  const { pedindo, pedir, oferecer } = useEntrarComChave(() => void aposLogin({ redirect }), setRecusa);
  const comecou = useRef(false);
  useEffect(() => {
    if (comecou.current) return;
    comecou.current = true;
    void navegadorOfereceChave().then((oferece) => (oferece ? oferecer() : undefined));
  }, [oferecer]);
  // The browser asks for nothing any more once the page is left.
  useEffect(() => deixarDeEsperarChave, []);
  return (
    <>
      {recusa !== undefined && (
        <Nota tom="danger" alerta>
          {recusa}
        </Nota>
      )}
      <Botao
        variante="linha"
        bloco
        icone={<IconFingerprint size={20} stroke={1.75} aria-hidden="true" />}
        fazendo={pedindo && 'Esperando a chave'}
        onClick={() => {
          setRecusa(undefined);
          void pedir();
        }}
      >
        Entrar com chave de acesso
      </Botao>
    </>
  );
}
