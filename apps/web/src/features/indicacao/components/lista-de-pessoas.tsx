import c from './pessoa-da-rede.module.css';
import type { Pessoa } from './pessoa-da-rede.tsx';
import { PessoaDaRede } from './pessoa-da-rede.tsx';

/** People in rows. Put it in a `Cartao rente`. */
export function ListaDePessoas({ pessoas }: { pessoas: readonly Pessoa[] }) {
  return (
    <ul className={c['lista']}>
      {pessoas.map((pessoa) => (
        <PessoaDaRede key={pessoa.id} pessoa={pessoa} />
      ))}
    </ul>
  );
}
